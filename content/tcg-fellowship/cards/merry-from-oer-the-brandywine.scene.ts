import { scene } from '@questwright/testkit'

scene(
  'Merry is stronger while he bears a weapon',
  { you: { companions: ['merry-from-oer-the-brandywine'], hand: ['hobbit-sword'] } },
  (t) => {
    t.sees({ 'merry-from-oer-the-brandywine.strength': 3 })
    t.play('hobbit-sword', 'merry-from-oer-the-brandywine')
    t.sees({ 'merry-from-oer-the-brandywine.strength': 7 })
    t.isAt('fellowship')
  },
)
