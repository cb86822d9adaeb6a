import { card, inDeck, inHand, playFrom, shadow, titled } from '@questwright/tcg'

export default card('the-bridge-of-khazad-dum', [
  shadow({ plays: [titled('The Balrog', inHand()), { less: 6 }] }, () => playFrom(titled('The Balrog', inHand()), { less: 6 })),
  shadow({}, () => playFrom(titled('The Balrog', inDeck()), { less: 6 })),
])
