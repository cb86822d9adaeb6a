import { scene } from '@questwright/testkit'

scene(
  'a minion exerts at Emyn Muil and is fierce until the regroup phase',
  {
    at: 'maneuver',
    path: [
      'scene:site-1',
      'scene:site-2',
      'scene:site-3',
      'scene:site-4',
      'scene:site-5',
      'scene:site-6',
      'scene:site-7',
      'scene:site-8',
      'emyn-muil',
    ],
    you: { site: 9 },
    opponent: { minions: ['uruk-savage', 'goblin-runner'] },
  },
  (t) => {
    t.asks('window', 'opponent').use('emyn-muil')
    t.sees({ 'uruk-savage.fierce': true, 'uruk-savage.wounds': 1, 'goblin-runner.fierce': false })
    t.isAt('maneuver')
  },
)
