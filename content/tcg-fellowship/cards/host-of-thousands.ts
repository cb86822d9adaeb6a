import { card, inDiscard, playFrom, shadow } from '@questwright/tcg'

export default card('host-of-thousands', [shadow({ plays: inDiscard('moria', 'orc') }, () => playFrom(inDiscard('moria', 'orc')))])
