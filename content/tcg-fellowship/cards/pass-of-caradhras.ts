import { an, card, inDeck, playFrom, shadow } from '@questwright/tcg'

export default card('pass-of-caradhras', [
  shadow({ spot: an('isengard', 'minion'), limit: { times: 1, period: 'turn', counts: 'card' } }, () => playFrom(inDeck('weather'))),
])
