import { cannot, card, each } from '@questwright/tcg'

export default card('breeland-forest', [cannot('played', each('stealth', 'event'))])
