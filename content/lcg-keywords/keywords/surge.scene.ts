import { scene } from '@questwright/testkit'

scene(
  '[LCG-SURGE-1] [LCG-SURGE-2] After a card with Surge has been placed, one more card is revealed',
  { encounterDeck: [{ card: 'scene:enemy', keywords: ['Surge'] }, 'scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ staging: 2, encounterDeck: 1 }).tells('revealed', {}, 2).tellsInOrder('revealed', 'entered-play', 'revealed', 'entered-play')
    t.isAt('4.2')
  },
)

scene(
  'Without Surge one card is revealed for each player',
  { you: {}, friend: {}, encounterDeck: ['scene:enemy', 'scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ staging: 2, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-SURGE-3] Surge twice on one card reveals two more cards',
  {
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Surge', 'Surge'] }, 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ staging: 2, encounterDiscard: 1, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-SURGE-4] A card with Surge that was itself revealed by Surge reveals another card',
  {
    encounterDeck: [
      { card: 'scene:treachery', keywords: ['Surge'] },
      { card: 'scene:enemy', keywords: ['Surge'] },
      'scene:location',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.sees({ staging: 2, encounterDeck: 1 }).tells('revealed', {}, 3).isAt('4.2')
  },
)

scene(
  'The card for Surge is revealed in addition to one card for each player',
  {
    you: {},
    friend: {},
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Surge'] }, 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ staging: 2, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-SHADOW-5] Surge does nothing on a shadow card',
  {
    you: { engaged: [{ card: 'scene:enemy', shadow: [{ card: 'scene:treachery', keywords: ['Surge'] }] }], allies: ['scene:ally'] },
    encounterDeck: ['scene:enemy', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.pick('scene:ally').tells('shadow-revealed', {}, 1).sees({ encounterDeck: 2 }).asks('choose-enemy-to-attack')
  },
)
