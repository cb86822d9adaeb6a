import { scene } from '@questwright/testkit'

scene(
  'When Eel Brood is revealed, one more card is revealed',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted', 'committed'] }] },
    encounterDeck: ['eel-brood', 'mere-hound', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'eel-brood.zone': 'staging-area', 'mere-hound.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)
