import { scene } from '@questwright/testkit'

scene(
  'an Isengard Orc exerts in the Wastes of Emyn Muil, and the Free Peoples player wounds one of four companions',
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
      'wastes-of-emyn-muil',
    ],
    you: { site: 9, companions: ['gimli-dwarf-of-erebor', 'boromir-son-of-denethor', 'sam-son-of-hamfast'] },
    opponent: { minions: ['isengard-forger', 'uruk-savage'] },
  },
  (t) => {
    t.asks('window', 'opponent').use('wastes-of-emyn-muil')
    t.asks('wound', 'you').pick('sam-son-of-hamfast')
    t.sees({ 'isengard-forger.wounds': 1, 'sam-son-of-hamfast.wounds': 1 })
    t.asks('assign', 'you')
  },
)
