import { scene } from '@questwright/testkit'

scene(
  'Each player discards a card at random when progress is placed on Dreary Hills',
  {
    you: {
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 1, until: 'phase' }] }],
      hand: ['scene:card', 'scene:card'],
      threat: 10,
    },
    friend: { hand: ['scene:card', 'scene:card', 'scene:card'], threat: 10 },
    activeLocation: 'dreary-hills',
    staging: [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 0, until: 'phase' }] }],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'friend.hand': 2, 'dreary-hills.progress': 1 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Each player discards a card at random for the progress that explores Dreary Hills, and Bilbo gains 1 resource',
  {
    you: {
      heroes: ['bilbo-baggins'],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 2, until: 'phase' }] }],
      hand: ['scene:card', 'scene:card'],
      threat: 10,
    },
    activeLocation: 'dreary-hills',
    staging: [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 0, until: 'phase' }] }],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.use('dreary-hills').sees({ 'you.hand': 1, 'bilbo-baggins.resources': 1, 'dreary-hills.zone': 'encounter-discard' })
    t.asks('choose-enemy-to-engage')
  },
)
