import { cannot, card, each } from '@questwright/tcg'

export default card('gates-of-argonath', [cannot('played', each('maneuver event'))])
