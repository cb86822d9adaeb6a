import { scene } from '@questwright/testkit'

scene(
  'Uruk Shaman heals an Uruk-hai for two twilight tokens',
  {
    at: 'maneuver',
    opponent: { minions: ['uruk-shaman', { card: 'uruk-savage', wounds: 1 }, { card: 'goblin-patrol-troop', wounds: 1 }] },
    pool: 3,
  },
  (t) => {
    t.asks('window', 'opponent').use('uruk-shaman')
    t.sees({ pool: 1, 'uruk-savage.wounds': 0, 'goblin-patrol-troop.wounds': 1 })
    t.isAt('assignment')
  },
)
