import { card, inDeck, inHand, playFrom, shadow, titled } from '@questwright/tcg'

const forLess = { less: 6 }

export default card('the-bridge-of-khazad-dum', [
  shadow({ plays: [titled('The Balrog', inHand()), forLess] }, () => playFrom(titled('The Balrog', inHand()), forLess)),
  shadow({}, () => playFrom(titled('The Balrog', inDeck()), forLess)),
])
