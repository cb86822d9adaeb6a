import { scene } from '@questwright/testkit'

scene(
  'Bilbo exerts to shuffle a Shire card of the discard pile into the draw deck',
  { you: { support: ['bilbo-retired-adventurer'], discard: ['hobbit-sword', 'defiance'], deck: 2 } },
  (t) => {
    t.use('bilbo-retired-adventurer')
    t.sees({ 'you.deck': 3, 'you.discard': 1, 'bilbo-retired-adventurer.wounds': 1 })
    t.isAt('fellowship')
  },
)
