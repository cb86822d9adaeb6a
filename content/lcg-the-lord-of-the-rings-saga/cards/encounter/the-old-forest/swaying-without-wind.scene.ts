import { scene } from '@questwright/testkit'

const trophy = (as: string) => ({ card: 'scene:location', as, keywords: ['Victory 1'] }) as const

scene(
  'The player who reveals Swaying Without Wind returns a location of the victory display to the staging area',
  {
    you: {},
    friend: {},
    victoryDisplay: [trophy('wood'), trophy('hill'), { card: 'scene:enemy', as: 'foe' }],
    encounterDeck: ['scene:treachery', 'swaying-without-wind', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose', 'friend').offers('wood', 'hill').pick('hill')
    t.sees({ 'hill.zone': 'staging-area', victoryDisplay: 2, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  'Swaying Without Wind has surge when no location is in the victory display',
  {
    victoryDisplay: [{ card: 'scene:enemy', as: 'foe' }],
    encounterDeck: ['swaying-without-wind', 'scene:enemy', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ staging: 1, encounterDeck: 1, encounterDiscard: 1 }).isAt('5.2')
  },
)
