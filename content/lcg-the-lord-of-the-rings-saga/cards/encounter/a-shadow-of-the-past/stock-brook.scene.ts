import { scene } from '@questwright/testkit'

scene(
  'Stock-brook is revealed: the players travel there, and what was active goes back to the staging area',
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
