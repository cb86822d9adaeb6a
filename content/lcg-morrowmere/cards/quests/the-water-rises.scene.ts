import { scene } from '@questwright/testkit'

scene(
  'While The Water Rises each Flooded location has 1 threat more',
  { quest: 'the-water-rises', staging: ['flooded-square', 'toll-house', 'mere-hound'], at: '3.1' },
  (t) => {
    t.sees({ 'staging.threat': 5, 'flooded-square.threat': 3, 'toll-house.threat': 1 }).isAt('3.2')
  },
)
