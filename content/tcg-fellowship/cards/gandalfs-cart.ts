import { canSpot, card, fellowship, inHand, playFrom, self, stack, stackedHere } from '@questwright/tcg'

export default card('gandalfs-cart', [
  fellowship({ when: (context) => canSpot(inHand('free-peoples', 'item'), context) > 0 }, () =>
    stack(inHand('free-peoples', 'item'), self),
  ),
  fellowship({ plays: stackedHere() }, () => playFrom(stackedHere())),
])
