import { a, card, fellowship, inHand, playFrom } from '@questwright/tcg'

export default card('westfarthing', [
  fellowship({ exert: a('hobbit'), plays: [inHand('free-peoples', 'character'), { less: 1 }] }, () =>
    playFrom(inHand('free-peoples', 'character'), { less: 1 }),
  ),
])
