import { scene } from '@questwright/testkit'

scene(
  '[LCG-LASTING-3] [LCG-THEN-2] Treacherous Fog adds 1 threat to present and later staged locations; players of 35 threat discard a card',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'], hand: ['gandalf', 'grim-resolve'], threat: 35 },
    friend: { heroes: ['theodred'], hand: ['ever-vigilant'], threat: 34 },
    staging: ['old-forest-road', 'forest-spider'],
    activeLocation: 'enchanted-stream',
    encounterDeck: ['treacherous-fog', 'forest-gate', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-discard', 'you').offers('gandalf', 'grim-resolve')
    t.changes(() => t.pick('grim-resolve'), { 'you.hand': -1, 'you.discard': +1, 'friend.hand': 0 })
    t.isAt('window 3.3').sees({
      'old-forest-road.threat': 2,
      'forest-gate.threat': 3,
      'forest-spider.threat': 2,
      'enchanted-stream.threat': 2,
      'staging.threat': 7,
    })
    t.until('5.2').sees({ 'old-forest-road.threat': 1, 'forest-gate.threat': 2 }).isAt('5.2')
  },
)

scene(
  'Each player of 35 or more threat picks a card to discard for Treacherous Fog, in player order',
  {
    firstPlayer: 'friend',
    you: { hand: ['gandalf', 'grim-resolve'], threat: 36 },
    friend: { hand: ['ever-vigilant', 'faramir'], threat: 35 },
    staging: ['old-forest-road', 'forest-spider'],
    encounterDeck: ['treacherous-fog', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-discard', 'friend').pick('faramir').asks('choose-to-discard', 'you').pick('gandalf')
    t.sees({ 'you.hand': 1, 'friend.hand': 1, 'faramir.zone': 'friend.discard', 'gandalf.zone': 'you.discard' }).isAt('4.2')
  },
)

scene(
  'Treacherous Fog resolves with an empty staging area, and adds 1 threat to a location that comes later',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'], hand: ['gandalf', 'grim-resolve'], threat: 35 },
    friend: { threat: 20 },
    activeLocation: 'old-forest-road',
    encounterDeck: ['treacherous-fog', 'forest-gate', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-discard', 'you').pick('gandalf').isAt('window 3.3')
    t.sees({ 'you.hand': 1, 'forest-gate.threat': 3, 'old-forest-road.threat': 1 })
  },
)
