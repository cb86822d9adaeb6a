import { scene } from '@questwright/testkit'

scene(
  'a ranger who is played at the Rivendell Waterfall raises the move limit when the fellowship leaves it',
  { path: ['scene:site-1', 'scene:site-2', 'rivendell-waterfall'], you: { site: 3, hand: ['aragorn-king-in-exile'] } },
  (t) => {
    t.play('aragorn-king-in-exile')
    t.until('regroup').asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose().asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose()
    t.sees({ 'you.site': 6, active: 'opponent' })
    t.isAt('fellowship')
  },
)

scene(
  'a fellowship with a ranger that comes to the Rivendell Waterfall may move once more in this turn',
  {
    you: { site: 2, companions: ['aragorn-king-in-exile'] },
    opponent: { sites: ['rivendell-waterfall', 'scene:site-4', 'scene:site-5', 'scene:site-6'] },
  },
  (t) => {
    t.until('regroup').asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose().asks('move-or-stay', 'you').pick('move')
    t.until('regroup').choose()
    t.sees({ 'you.site': 5, active: 'opponent' })
    t.isAt('fellowship')
  },
)
