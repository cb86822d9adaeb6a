import { scene } from '@questwright/testkit'

scene(
  'each Hobbit companion exerts on the way to the Midgewater Marshes',
  {
    you: { companions: ['sam-son-of-hamfast', 'gimli-dwarf-of-erebor'] },
    opponent: { sites: ['midgewater-marshes'] },
  },
  (t) => {
    t.until('regroup')
    t.sees({ 'scene:bearer.wounds': 1, 'sam-son-of-hamfast.wounds': 1, 'gimli-dwarf-of-erebor.wounds': 0 })
    t.isAt('regroup')
  },
)
