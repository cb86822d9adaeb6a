import { a, card, fellowship, heal, inHand } from '@questwright/tcg'

export default card('pillars-of-the-kings', [fellowship({ fromHand: inHand('gondor') }, () => heal(a('gondor', 'companion')))])
