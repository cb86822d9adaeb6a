import { scene } from '@questwright/testkit'

const quester = { card: 'scene:hero', is: ['exhausted', 'committed'] } as const

scene(
  'Wind from the Sea readies each hero that is committed to the quest, and is removed from the game',
  {
    you: {
      heroes: [
        { ...quester, as: 'mine' },
        { card: 'scene:hero', as: 'resting', is: ['exhausted'] },
      ],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }],
    },
    friend: { heroes: [{ ...quester, as: 'theirs' }] },
    staging: ['scene:location'],
    encounterDeck: ['wind-from-the-sea', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'mine.exhausted': 'no', 'theirs.exhausted': 'no', 'resting.exhausted': 'yes', 'scene:ally.exhausted': 'yes' })
    t.sees({ 'wind-from-the-sea.zone': 'removed', encounterDiscard: 1 }).tells('grim-rule', {}, 0).isAt('4.2')
  },
)

scene(
  'Shadow: the defending character readies',
  {
    you: { heroes: ['scene:hero'], allies: ['scene:ally'], engaged: [{ card: 'scene:enemy', shadow: ['wind-from-the-sea'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('scene:ally').sees({ 'scene:ally.exhausted': 'no' }).isAt('6.8a')
  },
)

scene(
  'Shadow: no character readies when the attack is undefended',
  {
    you: {
      heroes: [{ card: 'scene:hero', is: ['exhausted'] }],
      allies: ['scene:ally'],
      engaged: [{ card: 'scene:enemy', shadow: ['wind-from-the-sea'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'scene:hero.exhausted': 'yes', 'scene:hero.damage': 1 }).isAt('6.8a')
  },
)
