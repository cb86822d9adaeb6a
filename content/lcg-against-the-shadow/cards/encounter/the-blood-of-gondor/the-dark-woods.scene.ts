import { scene } from '@questwright/testkit'

const hidden = (as: string) => ({ card: 'scene:enemy', as, facedown: { name: 'hidden-card', title: 'Hidden card' } }) as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const woods = { card: 'the-dark-woods', progress: 1 } as const

scene(
  'The Dark Woods adds Archery for each player while it is in the staging area',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    staging: ['the-dark-woods'],
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'you').share({ mine: 1, theirs: 1 }).sees({ 'mine.damage': 1, 'theirs.damage': 1 }).isAt('3.2')
  },
)

scene(
  'The first player discards a hidden card when The Dark Woods is explored',
  {
    you: { allies: [questing, questing], onPlayer: [hidden('near'), hidden('far')] },
    friend: { onPlayer: [hidden('other')] },
    activeLocation: woods,
    staging: ['scene:enemy'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.asks('choose-to-discard', 'you').offers('near', 'far').pick('far')
    t.sees({ 'far.zone': 'encounter-discard', 'far.face': 'up', 'near.face': 'down', 'other.face': 'down' }).isAt('5.2')
  },
)

scene(
  'The first player discards the hidden card when The Dark Woods is explored, although another player has more',
  {
    you: { allies: [questing, questing], onPlayer: [hidden('near'), hidden('far')] },
    friend: { onPlayer: [hidden('other')] },
    firstPlayer: 'friend',
    activeLocation: woods,
    staging: ['scene:enemy'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'other.zone': 'encounter-discard', 'near.face': 'down', 'far.face': 'down' }).isAt('5.2')
  },
)

scene(
  'No card is discarded for the explored The Dark Woods if the first player has no hidden card',
  { you: { allies: [questing, questing] }, activeLocation: woods, staging: ['scene:enemy'], encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'the-dark-woods.zone': 'encounter-discard', encounterDiscard: 1 }).isAt('5.2')
  },
)
