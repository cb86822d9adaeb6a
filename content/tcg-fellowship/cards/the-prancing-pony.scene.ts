import { scene } from '@questwright/testkit'

scene(
  'a burden is added at the Prancing Pony to play Aragorn from the draw deck',
  { path: ['the-prancing-pony'], you: { deck: ['aragorn-king-in-exile', 'defiance'] } },
  (t) => {
    t.use('the-prancing-pony')
    t.choose('aragorn-king-in-exile')
    t.sees({ 'aragorn-king-in-exile.zone': 'you.fellowship', 'you.burdens': 1, pool: 4 })
    t.isAt('fellowship')
  },
)
