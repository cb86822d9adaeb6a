import { scene } from '@questwright/testkit'

scene(
  'The players travel to Stock-brook when it is revealed, and the active location returns to the staging area',
  {
    activeLocation: { card: 'scene:location', as: 'before', progress: 0 },
    encounterDeck: ['stock-brook', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'activeLocation.slug': 'stock-brook', 'before.zone': 'staging-area' })
      .tells('travelled', { card: 'stock-brook' }, 1)
      .asks('choose-to-commit')
  },
)
