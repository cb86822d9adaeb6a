import { scene } from '@questwright/testkit'

const SAGA = 'lcg-the-lord-of-the-rings-saga'
const frodo = (resources: number) =>
  ({ card: `${SAGA}:frodo-baggins`, resources, attachments: [{ card: `${SAGA}:the-one-ring`, controller: 'you' }] }) as const

scene(
  'The first player takes control of Gildor Inglorion when he is revealed',
  {
    you: {},
    friend: {},
    firstPlayer: 'friend',
    staging: ['scene:location'],
    encounterDeck: ['scene:treachery', 'gildor-inglorion', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'gildor-inglorion.zone': 'friend.play-area', 'gildor-inglorion.controller': 'friend', staging: 1 })
    t.asks('choose-location', 'friend')
  },
)

scene(
  'Gildor Inglorion is discarded to the encounter discard pile at the end of the round',
  { you: { heroes: ['scene:hero'] }, staging: ['gildor-inglorion', 'scene:location'], encounterDeck: 5, at: '4.2' },
  (t) => {
    t.decline().sees({ 'gildor-inglorion.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene(
  'Gildor Inglorion goes to the next first player, and stays in play if that player spends 1 Fellowship resource',
  {
    you: { heroes: [frodo(2), 'scene:hero'] },
    friend: {},
    staging: ['gildor-inglorion', 'scene:location'],
    encounterDeck: 5,
    at: '4.2',
  },
  (t) => {
    t.decline().asks('spend-fellowship', 'friend').yes()
    // with 1 resource collected in the next round
    t.sees({ 'gildor-inglorion.zone': 'friend.play-area', 'frodo-baggins.resources': 2 }).asks('choose-to-commit', 'friend')
  },
)

scene(
  'The first player may decline to spend a resource, and Gildor Inglorion is discarded',
  { you: { heroes: [frodo(1)] }, staging: ['gildor-inglorion', 'scene:location'], encounterDeck: 5, at: '4.2' },
  (t) => {
    t.decline().asks('spend-fellowship', 'you').no()
    t.sees({ 'gildor-inglorion.zone': 'encounter-discard', 'frodo-baggins.resources': 2 }).asks('choose-to-commit', 'you')
  },
)

scene(
  'The first player is not asked to keep Gildor Inglorion if no Fellowship hero has a resource',
  {
    you: { heroes: [frodo(0), { card: 'scene:hero', resources: 3 }] },
    staging: ['gildor-inglorion', 'scene:location'],
    encounterDeck: 5,
    at: '4.2',
  },
  (t) => {
    t.decline().sees({ 'gildor-inglorion.zone': 'encounter-discard' }).asks('choose-to-commit', 'you')
  },
)
