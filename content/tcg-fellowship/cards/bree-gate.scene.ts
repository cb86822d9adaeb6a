import { scene } from '@questwright/testkit'

scene(
  'with a ranger at the Bree Gate, the fellowship may move once more in this turn',
  {
    path: ['scene:site-1', 'bree-gate'],
    you: { site: 2, companions: ['aragorn-king-in-exile'] },
  },
  (t) => {
    t.until('regroup').asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose().asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose()
    t.sees({ 'you.site': 5, active: 'opponent' })
    t.isAt('fellowship')
  },
)

scene(
  'without a ranger at the Bree Gate, the fellowship moves twice in a turn',
  { path: ['scene:site-1', 'bree-gate'], you: { site: 2, companions: ['boromir-son-of-denethor'] } },
  (t) => {
    t.until('regroup').asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose()
    t.sees({ 'you.site': 4, active: 'opponent' })
    t.isAt('fellowship')
  },
)

scene(
  'a fellowship with a ranger that comes to the Bree Gate may move once more in this turn',
  { you: { companions: ['aragorn-king-in-exile'] }, opponent: { sites: ['bree-gate', 'scene:site-3', 'scene:site-4', 'scene:site-5'] } },
  (t) => {
    t.until('regroup').asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose().asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose()
    t.sees({ 'you.site': 4, active: 'opponent' })
    t.isAt('fellowship')
  },
)
