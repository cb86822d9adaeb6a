import { scene } from '@questwright/testkit'

scene(
  '[LCG-TRAVEL-3] The players travel to Great Forest Web when each player exhausts a hero',
  {
    you: { heroes: ['aragorn', 'gloin'], allies: ['guard-of-the-citadel'] },
    friend: { heroes: ['theodred', { card: 'dunhere', is: ['exhausted'] }] },
    staging: ['great-forest-web', 'forest-spider'],
    at: '4.2',
  },
  (t) => {
    t.offers('great-forest-web').pick('great-forest-web')
    t.asks('choose-to-exhaust', 'you').offers('aragorn', 'gloin')
    t.changes(() => t.pick('gloin'), {
      'gloin.exhausted': 'yes',
      'theodred.exhausted': 'yes',
      'aragorn.exhausted': 'no',
      'great-forest-web.zone': 'active-location',
      'staging.threat': -2,
    })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-TRAVEL-11] The players cannot travel to Great Forest Web while a player has no ready hero',
  {
    you: { heroes: ['aragorn'] },
    friend: { heroes: [{ card: 'dunhere', is: ['exhausted'] }], allies: ['guard-of-the-citadel'] },
    staging: ['great-forest-web', 'old-forest-road'],
    at: '4.2',
  },
  (t) => {
    t.offers('old-forest-road').sees({ 'aragorn.exhausted': 'no' })
  },
)
