import { canSpot, card, fellowship, inHand, playFrom, self, stack, stackedHere } from '@questwright/tcg'

const items = inHand('free-peoples', 'item')

export default card('gandalfs-cart', [
  fellowship({ when: (context) => canSpot(items, context) > 0 }, () => stack(items, self)),
  fellowship({ plays: stackedHere() }, () => playFrom(stackedHere())),
])
