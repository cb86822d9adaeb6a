import { scene } from '@questwright/testkit'

const bearer = (side: 'A' | 'B', resources = 0) => ({ card: 'calphon', resources, attachments: [{ card: 'black-key', side }] }) as const

for (const side of ['A', 'B'] as const)
  scene(`On side ${side} Black Key gives 1 willpower, attack and defense`, { you: { allies: [bearer(side)] }, at: '1.1' }, (t) => {
    t.sees({ 'calphon.willpower': 2, 'calphon.attack': 1, 'calphon.defense': 2 }).isAt('3.2')
  })

scene(
  'Upgraded, it places a resource on its bearer, who is committed to a quest that is successful',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [
        { ...bearer('B'), is: ['exhausted', 'committed'] },
        { card: 'lcg-core-set:gandalf', is: ['exhausted', 'committed'] },
      ],
    },
    staging: ['scene:enemy'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.use('black-key').sees({ 'calphon.resources': 1 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Upgraded, it exhausts and takes 3 resources off its bearer, who readies',
  { you: { heroes: ['scene:hero'], allies: [{ ...bearer('B', 3), is: ['exhausted'] }] }, encounterDeck: 5, at: 'planning' },
  (t) => {
    t.use('black-key').sees({ 'calphon.resources': 0, 'calphon.exhausted': 'no', 'black-key.exhausted': 'yes' }).asks('choose-to-commit')
  },
)

scene(
  'Black Key that leaves play is removed from the game',
  { you: { heroes: ['scene:hero'], allies: [bearer('A')] }, staging: ['cunning-pirate'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('cunning-pirate').sees({ 'black-key.zone': 'removed', 'calphon.willpower': 1 }).asks('choose-defender', 'you')
  },
)
