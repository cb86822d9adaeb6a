import { scene } from '@questwright/testkit'

scene(
  'a Hobbit exerts at the Hobbiton Party Field to play Bilbo from the draw deck',
  { path: ['hobbiton-party-field'], you: { deck: ['bilbo-retired-adventurer', 'defiance'] } },
  (t) => {
    t.use('hobbiton-party-field')
    t.choose('bilbo-retired-adventurer')
    t.sees({ 'bilbo-retired-adventurer.zone': 'you.support', pool: 2 })
    t.isAt('fellowship')
  },
)
