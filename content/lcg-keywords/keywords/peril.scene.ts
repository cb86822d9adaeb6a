import { scene } from '@questwright/testkit'

scene(
  '[LCG-PERIL-1] Who reveals a card with Peril puts the compulsory effects of its staging into an order, and not the first player',
  {
    you: {},
    friend: {},
    encounterDeck: [
      'scene:treachery',
      { card: 'scene:objective', keywords: ['Peril', 'Surge', 'Guarded'] },
      'scene:location',
      'scene:location',
      'scene:enemy',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('next-after-forced', 'friend')
  },
)
