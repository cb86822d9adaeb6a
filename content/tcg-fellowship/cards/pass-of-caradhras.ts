import { an, card, inDeck, playFrom, shadow, uses } from '@questwright/tcg'

export default card('pass-of-caradhras', [
  shadow({ spot: an('isengard', 'minion'), limit: uses(1, 'turn') }, () => playFrom(inDeck('weather'))),
])
