import { scene } from '@questwright/testkit'

scene(
  'Any player may deal 1 damage to a hero to lower the threat of Gladden Marshlands by 1 until the end of the phase',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'other' }] },
    staging: ['gladden-marshlands'],
    encounterDeck: 5,
    at: 'window 3.1',
  },
  (t) => {
    t.use('gladden-marshlands').sees({ 'gladden-marshlands.threat': 9, 'mine.damage': 1, 'other.damage': 0 })
    t.until('4.2').sees({ 'gladden-marshlands.threat': 10 })
    t.isAt('4.2')
  },
)

const bog = {
  you: {
    heroes: [{ card: 'scene:hero', as: 'mine' }, 'scene:hero'],
    engaged: [{ card: 'lcg-core-set:forest-spider', shadow: ['gladden-marshlands'] }, 'lcg-core-set:king-spider'],
  },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: enemies engaged with the defending player get 1 attack', bog, (t) => {
  t.pick('forest-spider').choose('mine').sees({ 'forest-spider.attack': 3, 'king-spider.attack': 4 })
  t.isAt('6.4.1')
})

scene('Shadow: enemies engaged with the defending player get 2 attack if the attack is undefended', bog, (t) => {
  t.pick('forest-spider').decline().sees({ 'forest-spider.attack': 4, 'king-spider.attack': 5 })
  t.isAt('6.4.3')
})

scene(
  '[LCG-LASTING-3] Shadow: an enemy that engages the defending player later in the phase gets 1 attack',
  {
    you: {
      heroes: [{ card: 'lcg-core-set:aragorn', resources: 1 }],
      engaged: [{ card: 'lcg-core-set:forest-spider', shadow: ['gladden-marshlands'] }],
      hand: ['lcg-core-set:sneak-attack', 'lcg-core-set:son-of-arnor'],
    },
    friend: { heroes: ['scene:hero'], engaged: ['lcg-core-set:black-forest-bats'] },
    staging: ['lcg-core-set:king-spider'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('aragorn').until('window 6.4.2').play('sneak-attack').use('son-of-arnor').pick('king-spider')
    t.sees({ 'king-spider.zone': 'you.engaged', 'king-spider.attack': 4, 'forest-spider.attack': 3, 'black-forest-bats.attack': 1 })
    t.asks('choose-defender', 'you')
  },
)
