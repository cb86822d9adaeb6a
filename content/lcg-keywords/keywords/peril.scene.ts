import { scene } from '@questwright/testkit'

scene(
  '[LCG-PERIL-1] The player who reveals a card with Peril orders the compulsory effects of its staging; the first player does not',
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
