import { card, inDiscard, mayWhenPlayed, playFrom, your } from '@questwright/tcg'

export default card('goblin-scavengers', [
  mayWhenPlayed({ plays: [inDiscard('weapon'), { on: your('moria', 'orc') }] }, () =>
    playFrom(inDiscard('weapon'), { on: your('moria', 'orc') }),
  ),
])
