import { card, inDiscard, mayWhenPlayed, playFrom, your } from '@questwright/tcg'

const onMoriaOrc = { on: your('moria', 'orc') }

export default card('goblin-scavengers', [
  mayWhenPlayed({ plays: [inDiscard('weapon'), onMoriaOrc] }, () => playFrom(inDiscard('weapon'), onMoriaOrc)),
])
