import { card, inDiscard, playFrom, shadow } from '@questwright/tcg'

export default card('mithril-mine', [
  shadow({ remove: 1, plays: inDiscard('shadow', 'weapon') }, () => playFrom(inDiscard('shadow', 'weapon'))),
])
