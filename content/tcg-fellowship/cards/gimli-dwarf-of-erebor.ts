import { card, fellowship, inHand, placeBeneathDeck, pool } from '@questwright/tcg'

export default card('gimli-dwarf-of-erebor', [fellowship({ add: 2, when: () => pool() < 2 }, () => placeBeneathDeck(inHand()))])
