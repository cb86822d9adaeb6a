import { card, draw, fellowship, inHand, playFrom } from '@questwright/tcg'

export default card('frodos-bedroom', [
  fellowship({ plays: inHand('hobbit') }, () => {
    if (playFrom(inHand('hobbit'))) draw()
  }),
])
