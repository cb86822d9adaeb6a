import { scene } from '@questwright/testkit'

scene(
  'The players must travel to The East Bight and cannot choose another location',
  {
    you: { heroes: ['aragorn'] },
    staging: ['old-forest-road', 'the-east-bight', 'enchanted-stream', 'forest-spider'],
    encounterDeck: 3,
    at: '4.2',
  },
  (t) => {
    t.sees({ 'the-east-bight.zone': 'active-location', 'old-forest-road.zone': 'staging-area' }).tells('travelled', {}, 1).isAt('5.2')
  },
)

scene(
  'The players do not travel to The East Bight while another location is active',
  {
    you: { heroes: ['aragorn'] },
    activeLocation: 'old-forest-road',
    staging: ['the-east-bight', 'forest-spider'],
    encounterDeck: 3,
    at: '4.2',
  },
  (t) => {
    t.sees({ 'the-east-bight.zone': 'staging-area', 'activeLocation.slug': 'old-forest-road' }).isAt('5.2')
  },
)

scene(
  'The first player must travel to one of two copies of The East Bight, and picks which one',
  {
    you: { heroes: ['aragorn'] },
    friend: {},
    firstPlayer: 'friend',
    staging: [{ card: 'the-east-bight', as: 'near' }, { card: 'the-east-bight', as: 'far' }, 'old-forest-road', 'forest-spider'],
    encounterDeck: 3,
    at: '4.2',
  },
  (t) => {
    t.asks('choose-location', 'friend').offers('near', 'far').refuses([], 'refused.too-few')
    t.pick('far').sees({ 'far.zone': 'active-location', 'near.zone': 'staging-area' }).isAt('5.2')
  },
)
