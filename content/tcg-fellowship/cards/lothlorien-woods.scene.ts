import { scene } from '@questwright/testkit'

scene(
  'an ally of site 6 is stronger in the Lothlórien Woods, and one of another home is not',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'lothlorien-woods'],
    you: { site: 6, support: ['bounder', 'scene:far-ally'] },
  },
  (t) => {
    t.sees({ 'bounder.strength': 2, 'scene:far-ally.strength': 6 })
    t.isAt('fellowship')
  },
)

scene(
  'an ally at home in the Lothlórien Woods wins a skirmish by the higher strength',
  {
    at: 'defenders',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'lothlorien-woods'],
    you: { site: 6, support: ['scene:far-ally'] },
    opponent: { minions: ['scene:minion'] },
  },
  (t) => {
    t.choose('scene:far-ally>scene:minion')
    // 3 and 3 more against 5
    t.sees({ 'scene:minion.wounds': 1, 'scene:far-ally.wounds': 0 })
    t.isAt('regroup')
  },
)
