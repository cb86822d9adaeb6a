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
