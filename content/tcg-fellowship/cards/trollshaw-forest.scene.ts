import { scene } from '@questwright/testkit'

scene(
  'a card is drawn in the Trollshaw Forest for each possession that is played on a companion',
  {
    path: ['scene:site-1', 'trollshaw-forest'],
    you: { site: 2, companions: ['aragorn-king-in-exile'], hand: ['hobbit-sword', 'no-stranger-to-the-shadows'] },
  },
  (t) => {
    t.play('hobbit-sword')
    t.sees({ 'you.hand': 2, 'you.deck': 8 })
    t.play('no-stranger-to-the-shadows')
    t.sees({ 'you.hand': 1, 'you.deck': 8 })
    t.isAt('fellowship')
  },
)
