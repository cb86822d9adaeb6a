import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const fighter = {
  card: 'scene:ally',
  is: ['exhausted', 'committed'],
  lasting: [
    { stat: 'attack', set: 3, until: 'game' },
    { stat: 'willpower', set: 0, until: 'game' },
  ],
} as const
const delayed = { card: 'delay-the-enemy', owner: 'you', controller: 'you' } as const
// a unique card that is an enemy here, whatever else it prints
const champion = { card: 'gandalf', as: 'champion' } as const

scene(
  'Battle: characters count their attack while Delay the Enemy is the current quest',
  { you: { heroes: [resting], allies: [fighter] }, staging: [delayed], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose('delay-the-enemy').sees({ 'delay-the-enemy.progress': 3, 'quest.progress': 0 }).asks('choose-current-quest', 'you')
  },
)

scene(
  'Characters count their willpower while Delay the Enemy is not the current quest',
  { you: { heroes: [resting], allies: [fighter] }, staging: [delayed], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose()
      .sees({ 'delay-the-enemy.progress': 0, 'quest.progress': 0 })
      .tells('quest-succeeded', {}, 0)
      .asks('choose-current-quest', 'you')
  },
)

scene(
  'Each player may discard an enemy engaged with them that is not unique when Delay the Enemy is defeated',
  {
    you: { heroes: [resting], allies: [fighter], engaged: [{ card: 'scene:enemy', as: 'mine' }, champion] },
    friend: { heroes: [resting], engaged: [{ card: 'scene:enemy', as: 'theirs' }] },
    staging: [{ ...delayed, progress: 7 }],
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.choose('delay-the-enemy').use('delay-the-enemy')
    t.asks('choose-to-discard', 'you').offers('mine').notOffered('champion', 'theirs').pick('mine')
    t.asks('choose-to-discard', 'friend').offers('theirs').choose()
    t.sees({ 'mine.zone': 'encounter-discard', 'theirs.zone': 'friend.engaged', 'delay-the-enemy.zone': 'victory-display' })
    t.asks('choose-to-commit', 'friend')
  },
)

scene(
  'No player is asked when Delay the Enemy is defeated if only unique enemies are engaged',
  {
    you: { heroes: [resting], allies: [fighter], engaged: [champion] },
    staging: [{ ...delayed, progress: 7 }, 'scene:location'],
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.choose('delay-the-enemy').sees({ 'delay-the-enemy.zone': 'victory-display', 'champion.zone': 'you.engaged' })
    t.tells('discarded', { card: 'champion' }, 0).isAt('4.2')
  },
)
