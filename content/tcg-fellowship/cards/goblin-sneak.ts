import { canSpot, card, inDiscard, mayWhenPlayed, placeBeneathDeck } from '@questwright/tcg'

export default card('goblin-sneak', [
  mayWhenPlayed({ when: (context) => canSpot(inDiscard('moria', 'orc'), context) > 0 }, () => placeBeneathDeck(inDiscard('moria', 'orc'))),
])
