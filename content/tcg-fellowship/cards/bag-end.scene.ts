import { scene } from '@questwright/testkit'

scene(
  'a Hobbit exerts at Bag End to play The Gaffer from the draw deck',
  { path: ['bag-end'], you: { deck: ['intimidate', 'the-gaffer-sams-father', 'defiance'] } },
  (t) => {
    t.use('bag-end')
    t.asks('play', 'you').choose('the-gaffer-sams-father')
    t.sees({ 'the-gaffer-sams-father.zone': 'you.support', 'scene:bearer.wounds': 1, pool: 1, 'you.deck': 2 })
    t.isAt('fellowship')
  },
)
