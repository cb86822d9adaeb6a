import { scene } from '@questwright/testkit'

const quester = {
  card: 'scene:ally',
  is: ['exhausted', 'committed'],
  lasting: [
    { stat: 'willpower', set: 0, until: 'phase' },
    { stat: 'attack', set: 3, until: 'phase' },
  ],
} as const
const attacked = (attack: number) =>
  ({
    you: {
      allies: [
        { card: 'scene:ally', as: 'guard' },
        { card: 'west-quarter', as: 'strong' },
        { card: 'east-quarter', as: 'weak', lasting: [{ stat: 'threat', set: 1, until: 'round' }] },
      ],
      engaged: [{ card: 'scene:enemy', shadow: ['east-quarter'], lasting: [{ stat: 'attack', set: attack, until: 'round' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  }) as const

scene(
  'While East Quarter is the active location, characters count their attack for the quest',
  { you: { allies: [quester] }, activeLocation: 'east-quarter', staging: ['scene:enemy'], at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 3, threat: 1, counts: 'attack' }, 1).sees({ 'east-quarter.progress': 2 }).isAt('5.2')
  },
)

scene(
  'Characters count their willpower for the quest while East Quarter is in the staging area',
  { you: { allies: [quester], threat: 20 }, staging: ['east-quarter'], at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 0, threat: 2 }, 1).sees({ 'you.threat': 22 }).isAt('4.2')
  },
)

scene(
  'Shadow: the player’s location with the highest threat returns to the staging area when the attack destroys a character',
  attacked(9),
  (t) => {
    t.pick('guard').sees({ 'guard.zone': 'you.discard', 'strong.zone': 'staging-area', 'weak.zone': 'you.play-area' }).isAt('6.8a')
  },
)

scene('Shadow: no location returns to the staging area when the attack destroys nobody', attacked(2), (t) => {
  t.pick('guard').sees({ 'guard.damage': 1, 'strong.zone': 'you.play-area', 'weak.zone': 'you.play-area' }).isAt('6.8a')
})
