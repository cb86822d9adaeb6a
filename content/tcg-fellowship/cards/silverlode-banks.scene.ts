import { scene } from '@questwright/testkit'

scene(
  'each companion exerts on the way to the Silverlode Banks without a ranger',
  { you: { site: 6, companions: ['gimli-dwarf-of-erebor'] }, opponent: { sites: ['silverlode-banks'] } },
  (t) => {
    t.pass()
    t.sees({ 'scene:bearer.wounds': 1, 'gimli-dwarf-of-erebor.wounds': 1 })
    t.isAt('regroup')
  },
)

scene(
  'a ranger leads the way to the Silverlode Banks',
  { you: { site: 6, companions: ['aragorn-king-in-exile'] }, opponent: { sites: ['silverlode-banks'] } },
  (t) => {
    t.pass()
    t.sees({ 'scene:bearer.wounds': 0, 'aragorn-king-in-exile.wounds': 0 })
    t.isAt('regroup')
  },
)
