import { scene } from '@questwright/testkit'

scene(
  'a ranger exerts and roaming minions are weaker until the regroup phase',
  {
    at: 'maneuver',
    you: { site: 4, companions: ['aragorn-king-in-exile'], hand: ['eregions-trails'] },
    opponent: { minions: ['uruk-savage', 'goblin-patrol-troop'] },
  },
  (t) => {
    t.play('eregions-trails')
    t.sees({ 'aragorn-king-in-exile.wounds': 1, 'uruk-savage.strength': 2, 'goblin-patrol-troop.strength': 13, pool: 1 })
    t.until('assignment')
    t.sees({ 'uruk-savage.strength': 2 })
    t.isAt('assignment')
  },
)
