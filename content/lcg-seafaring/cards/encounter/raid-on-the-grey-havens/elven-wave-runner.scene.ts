import { scene } from '@questwright/testkit'

scene(
  'When Elven Wave-runner goes to the victory display each player may draw a card',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'gandalf', is: ['exhausted', 'committed'] }], deck: 3 },
    friend: { deck: 3 },
    activeLocation: { card: 'elven-wave-runner', progress: 2 },
    staging: ['scene:enemy'],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.use('elven-wave-runner').sees({ 'you.deck': 2, 'friend.deck': 2, 'elven-wave-runner.zone': 'victory-display' }).isAt('5.2')
  },
)

scene(
  'Shadow: an attacking Raider gets a resource, and the player discards a card at random',
  {
    you: { heroes: [{ card: 'scene:hero' }], hand: ['faramir'], engaged: [{ card: 'umbar-raider', shadow: ['elven-wave-runner'] }] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'faramir.zone': 'you.discard', 'umbar-raider.resources': 1 }).isAt('6.8a')
  },
)

scene(
  'Shadow: an attacking enemy that is no Raider gets no resource, and no card is discarded',
  {
    you: { heroes: ['scene:hero'], hand: ['faramir'], engaged: [{ card: 'scene:enemy', shadow: ['elven-wave-runner'] }] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'faramir.zone': 'you.hand', 'scene:enemy.resources': 0 }).isAt('6.8a')
  },
)
