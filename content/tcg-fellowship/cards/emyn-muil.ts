import { allow, card, maneuver, your } from '@questwright/tcg'

export default card('emyn-muil', [maneuver({ exert: your('minion') }, ({ paid }) => allow('fierce', paid, 'regroup'))])
