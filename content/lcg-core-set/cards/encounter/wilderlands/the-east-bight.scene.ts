import { scene } from '@questwright/testkit'

scene(
  'The players must travel to The East Bight, past other locations and without a choice',
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
  'With an active location nobody travels to The East Bight',
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
  'Of two copies of The East Bight the first player picks one, and cannot stay away',
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
