import { card, draw, fellowship, inHand, playFrom } from '@questwright/tcg'

export default card('rivendell-terrace', [
  fellowship({ plays: inHand('man') }, () => {
    if (playFrom(inHand('man'))) draw()
  }),
])
