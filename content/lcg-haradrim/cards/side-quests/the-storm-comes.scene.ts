import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const weathered = { card: 'the-storm-comes', as: 'weathered', owner: 'you' } as const
/** An ally of a sphere that none of the heroes has. */
const stranger = (as: string) => ({ card: 'lcg-core-set:guard-of-the-citadel', as }) as const

scene(
  'The Storm Comes in the victory display lets each player play the first ally of a round without a resource match',
  {
    you: { hand: [stranger('first'), stranger('second'), 'lcg-core-set:steward-of-gondor'], resources: 6 },
    friend: { hand: [stranger('theirs')], resources: 2 },
    victoryDisplay: [weathered],
    at: 'planning',
  },
  (t) => {
    t.offers('first', 'second')
      .notOffered('steward-of-gondor')
      .play('first')
      .sees({ 'first.zone': 'you.play-area', 'scene:hero.resources': 4 })
    t.asks('action-window', 'friend').offers('theirs').play('theirs').sees({ 'theirs.zone': 'friend.play-area' })
    t.sees({ 'second.zone': 'you.hand' }).isAt('3.2')
  },
)

scene(
  'The Storm Comes in the victory display applies to the first ally again in the next round',
  { you: { hand: [stranger('first'), stranger('second')], resources: 6 }, victoryDisplay: [weathered], encounterDeck: 5, at: 'planning' },
  (t) => {
    t.play('first')
      .choose()
      .until('planning', 'next round')
      .offers('second')
      .play('second')
      .sees({ 'second.zone': 'you.play-area' })
      .isAt('3.2')
  },
)

scene(
  'An ally needs a resource match while The Storm Comes is not defeated',
  {
    you: { hand: [stranger('first'), 'scene:ally'], resources: 6 },
    staging: [weathered],
    at: 'planning',
  },
  (t) => {
    t.notOffered('first').offers('scene:ally')
  },
)

scene(
  '[LCG-ZONE-14] A defeated second copy of The Storm Comes goes to the discard pile of its owner',
  {
    you: { heroes: [resting], allies: [questing] },
    friend: { heroes: [resting] },
    staging: [{ card: 'the-storm-comes', as: 'later', owner: 'friend', controller: 'friend', progress: 4 }],
    victoryDisplay: [weathered],
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.choose('later').tells('stage-defeated', { card: 'later' }, 1)
    t.sees({ 'later.zone': 'friend.discard', victoryDisplay: 1, 'quest.progress': 0 }).isAt('3.2')
  },
)

scene(
  'The first defeated The Storm Comes goes to the victory display, although another card is there',
  {
    you: { heroes: [resting], allies: [questing] },
    staging: [{ card: 'the-storm-comes', owner: 'you', controller: 'you', progress: 4 }],
    victoryDisplay: ['scene:location'],
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.choose('the-storm-comes').sees({ 'the-storm-comes.zone': 'victory-display', victoryDisplay: 2, 'score.victoryPoints': 1 }).isAt('3.2')
  },
)
