import { card, inDiscard, playFrom, shadow } from '@questwright/tcg'

export default card('they-are-coming', [
  shadow({ fromHand: 3, plays: inDiscard('moria', 'orc') }, () => playFrom(inDiscard('moria', 'orc'))),
])
