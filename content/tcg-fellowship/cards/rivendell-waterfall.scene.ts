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
