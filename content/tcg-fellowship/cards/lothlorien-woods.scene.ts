import { scene } from '@questwright/testkit'

scene(
  'an ally of another home is no stronger in the Lothlórien Woods',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'scene:site-4', 'scene:site-5', 'lothlorien-woods'],
    you: { site: 6, support: ['bounder'] },
  },
  (t) => {
    t.sees({ 'bounder.strength': 2 })
    t.isAt('fellowship')
  },
)
