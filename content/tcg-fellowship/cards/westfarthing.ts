import { a, card, fellowship, inHand, playFrom } from '@questwright/tcg'

const forLess = { less: 1 }

export default card('westfarthing', [
  fellowship({ exert: a('hobbit'), plays: [inHand('free-peoples', 'character'), forLess] }, () =>
    playFrom(inHand('free-peoples', 'character'), forLess),
  ),
])
