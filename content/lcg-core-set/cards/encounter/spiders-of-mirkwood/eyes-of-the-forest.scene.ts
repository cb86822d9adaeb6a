import { scene } from '@questwright/testkit'

scene(
  '[LCG-WHENREV-1] Eyes of the Forest discards all events from each hand, and no other cards',
  {
    you: { heroes: ['aragorn'], hand: ['ever-vigilant', 'faramir', 'grim-resolve'] },
    friend: { hand: ['steward-of-gondor', 'scene:card'] },
    staging: ['forest-spider'],
    encounterDeck: ['eyes-of-the-forest', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('order-discarded', 'you').order('grim-resolve', 'ever-vigilant')
    t.sees({
      'you.hand': 1,
      'you.discard': 2,
      'friend.hand': 1,
      'friend.discard': 1,
      'faramir.zone': 'you.hand',
      'eyes-of-the-forest.zone': 'encounter-discard',
    })
    t.isAt('5.2')
  },
)

scene(
  'Eyes of the Forest discards nothing from a hand without events',
  { you: { heroes: ['aragorn'], hand: ['faramir'] }, staging: ['forest-spider'], encounterDeck: ['eyes-of-the-forest'], at: '3.3' },
  (t) => {
    t.sees({ 'you.hand': 1, 'you.discard': 0 }).isAt('5.2')
  },
)
