import { scene } from '@questwright/testkit'

scene(
  "a Hobbit exerts at Farmer Maggot's Fields to play Merry from the draw deck",
  { path: ['farmer-maggots-fields'], you: { deck: ['defiance', 'merry-from-oer-the-brandywine'] } },
  (t) => {
    t.use('farmer-maggots-fields')
    t.choose('merry-from-oer-the-brandywine')
    t.sees({ 'merry-from-oer-the-brandywine.zone': 'you.fellowship', 'scene:bearer.wounds': 1 })
    t.isAt('fellowship')
  },
)
