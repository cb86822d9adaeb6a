import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const board = {
  you: { heroes: [resting], allies: [questing] },
  staging: [{ card: 'scout-ahead', owner: 'you', controller: 'you', progress: 3 }],
  at: 'quest',
} as const

scene(
  'When Scout Ahead is defeated, a single player removes one of the top 5 encounter cards and orders the others',
  {
    ...board,
    encounterDeck: [
      'scene:treachery',
      { card: 'scene:enemy', as: 'troll' },
      { card: 'scene:location', as: 'fen' },
      'iarion',
      'make-camp',
      { card: 'scene:treachery', as: 'last' },
      { card: 'scene:enemy', as: 'deep' },
    ],
  },
  (t) => {
    t.choose('scout-ahead').asks('when-response', 'you').use('scout-ahead')
    t.asks('search', 'you').offers('troll', 'fen', 'last').notOffered('iarion', 'make-camp', 'deep').pick('troll')
    t.sees({ 'troll.zone': 'victory-display', 'score.victoryPoints': 0 })
    t.asks('order-on-top', 'you').choose('last', 'fen', 'iarion', 'make-camp')
    t.sees({ 'scout-ahead.zone': 'victory-display', victoryDisplay: 2, encounterDeck: 5 })
    t.sees({ 'encounterDeck.cards': ['treachery', 'location', 'iarion', 'make-camp', 'enemy'] }).isAt('3.2')
  },
)

scene(
  'With two players the first player looks at the top 6 encounter cards when Scout Ahead is defeated',
  {
    ...board,
    friend: { heroes: [resting] },
    firstPlayer: 'friend',
    encounterDeck: [
      'scene:treachery',
      'scene:treachery',
      { card: 'iarion', as: 'one' },
      { card: 'iarion', as: 'two' },
      { card: 'iarion', as: 'three' },
      { card: 'iarion', as: 'four' },
      { card: 'iarion', as: 'five' },
      { card: 'scene:enemy', as: 'sixth' },
      { card: 'scene:enemy', as: 'seventh' },
    ],
  },
  (t) => {
    t.choose('scout-ahead').use('scout-ahead').asks('search', 'friend').offers('sixth').notOffered('seventh').decline()
    t.asks('order-on-top', 'friend').choose('five', 'one', 'two', 'three', 'four', 'sixth')
    t.sees({ victoryDisplay: 1, encounterDeck: 7 }).isAt('3.2')
  },
)
