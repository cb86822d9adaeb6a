import { scene } from '@questwright/testkit'

scene(
  'Crowley gets a resource when he engages, and returns to the staging area at the end of the combat phase',
  { you: { heroes: ['lcg-core-set:aragorn'] }, staging: ['crowley'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('crowley').sees({
      'crowley.zone': 'you.engaged',
      'crowley.resources': 1,
      'crowley.attack': 3,
      'crowley.defense': 3,
      'crowley.hitPoints': 3,
      'crowley.threat': 3,
    })
    t.decline().decline().sees({ 'crowley.zone': 'staging-area', 'crowley.resources': 1 }).isAt('3.2')
  },
)

for (const resources of [2, 3])
  scene(
    `A defeated Crowley with ${resources} resources ${resources < 3 ? 'is discarded' : 'goes to the victory display'}`,
    {
      you: {
        heroes: [{ card: 'lcg-core-set:aragorn', lasting: [{ stat: 'attack', set: 20, until: 'game' }] }],
        engaged: [{ card: 'crowley', resources, is: ['attacked'] }],
      },
      encounterDeck: 5,
      at: '6.7',
    },
    (t) => {
      t.pick('crowley').choose('lcg-core-set:aragorn')
      t.sees({ 'crowley.zone': resources < 3 ? 'encounter-discard' : 'victory-display' }).isAt('3.2')
    },
  )
