import { scene } from '@questwright/testkit'

scene(
  'a Hobbit exerts at the Green Dragon Inn to play Sam from the draw deck',
  { path: ['green-dragon-inn'], you: { deck: ['sam-son-of-hamfast', 'merry-from-oer-the-brandywine'] } },
  (t) => {
    t.use('green-dragon-inn')
    t.asks('play', 'you').offers('sam-son-of-hamfast')
    t.choose('sam-son-of-hamfast')
    t.sees({ 'sam-son-of-hamfast.zone': 'you.fellowship', pool: 2 })
    t.isAt('fellowship')
  },
)
