import { a, card, each, maneuver, strength } from '@questwright/tcg'

export default card('eregions-trails', [maneuver({ exert: a('ranger') }, () => strength(each('roaming', 'minion'), -3, 'regroup'))])
