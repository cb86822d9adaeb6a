import { scene } from '@questwright/testkit'

scene(
  'Valor exhausts while its hero attacks to heal 1 damage on that hero and to deal 1 damage to the attacked enemy',
  {
    you: {
      heroes: [{ card: 'lcg-core-set:aragorn', damage: 2, attachments: ['valor'] }, 'gloin'],
      engaged: [{ card: 'hill-troll', is: ['attacked'] }],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('hill-troll').choose('lcg-core-set:aragorn').use('valor')
    t.tells('exhausted', { card: 'valor' }, 1).sees({ 'aragorn.damage': 1, 'hill-troll.damage': 1 }).isAt('3.2')
  },
)

scene(
  'Valor does nothing when its hero does not attack',
  {
    you: {
      heroes: [{ card: 'lcg-core-set:aragorn', damage: 2, attachments: ['valor'] }, 'legolas'],
      engaged: [{ card: 'hill-troll', is: ['attacked'] }],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('hill-troll').choose('legolas').tells('exhausted', { card: 'valor' }, 0)
    t.sees({ 'aragorn.damage': 2, 'hill-troll.damage': 0 }).isAt('3.2')
  },
)
