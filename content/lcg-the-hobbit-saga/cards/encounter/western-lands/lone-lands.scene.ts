import { scene } from '@questwright/testkit'

scene(
  'Each player loses 1 resource of a hero of their choice when progress is placed on Lone-Lands',
  {
    you: {
      heroes: [
        { card: 'scene:hero', resources: 2 },
        { card: 'scene:hero', as: 'other', resources: 1 },
      ],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 1, until: 'phase' }] }],
      threat: 10,
    },
    friend: { threat: 10 },
    activeLocation: 'lone-lands',
    staging: [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 0, until: 'phase' }] }],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.asks('choose-to-lose', 'you').pick('other').sees({ 'hero.resources': 2, 'other.resources': 0 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Each player loses 1 resource for the progress that explores Lone-Lands, and Bilbo gains 1 resource',
  {
    you: {
      heroes: ['bilbo-baggins', { card: 'scene:hero', resources: 1 }],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }],
      threat: 10,
    },
    activeLocation: 'lone-lands',
    staging: [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 0, until: 'phase' }] }],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.use('lone-lands').sees({ 'hero.resources': 0, 'bilbo-baggins.resources': 1, 'lone-lands.zone': 'encounter-discard' })
    t.asks('choose-enemy-to-engage')
  },
)
