import { scene } from '@questwright/testkit'

const bearer = (side: 'A' | 'B', resources = 0) => ({ card: 'calphon', resources, attachments: [{ card: 'black-key', side }] }) as const

for (const side of ['A', 'B'] as const)
  scene(`Black Key on side ${side} gives 1 willpower, 1 attack and 1 defense`, { you: { allies: [bearer(side)] }, at: '1.1' }, (t) => {
    t.sees({ 'calphon.willpower': 2, 'calphon.attack': 1, 'calphon.defense': 2 }).isAt('3.2')
  })

scene(
  'Upgraded Black Key places a resource on its committed bearer after a successful quest',
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
  'Upgraded Black Key exhausts and removes 3 resources from its bearer to ready him',
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
