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
