import { scene } from '@questwright/testkit'

scene(
  'two tokens are removed when the fellowship moves from the Council Courtyard',
  { path: ['scene:site-1', 'scene:site-2', 'council-courtyard'], you: { site: 3 }, opponent: { sites: ['mithril-mine'] }, pool: 3 },
  (t) => {
    t.until('regroup')
    // 3, less 2, and 3 for the site and 1 for the Ring-bearer
    t.sees({ pool: 5 })
    t.isAt('regroup')
  },
)
