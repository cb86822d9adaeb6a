import { scene } from '@questwright/testkit'

const hardened = {
  encounterDeck: ['battle-hardened', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'When Battle-Hardened is revealed, Raiders get a resource, and engaged enemies that are no ships attack at once',
  {
    ...hardened,
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: ['umbar-raider', 'scene:ship-enemy'] },
    staging: ['raid-leader'],
  },
  (t) => {
    t.asks('choose-defender')
      .decline()
      .tells('attacks', {}, 1)
      .sees({ 'umbar-raider.resources': 1, 'raid-leader.resources': 1, 'captain.damage': 4 })
    t.asks('choose-enemy-to-engage')
  },
)

scene('Battle-Hardened gains Surge when no enemy is engaged', { ...hardened, staging: ['raid-leader'] }, (t) => {
  t.sees({ 'raid-leader.resources': 1, encounterDeck: 3 }).asks('choose-enemy-to-engage')
})

scene(
  'The shadow effect of Battle-Hardened gives an attacking Raider 2 resources, which raise the attack at once',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'umbar-raider', shadow: ['battle-hardened'] }] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'umbar-raider.resources': 2, 'captain.damage': 5 }).isAt('6.8a')
  },
)
