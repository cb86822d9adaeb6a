import { card, heal, inHand, maneuver, your } from '@questwright/tcg'

export default card('balins-tomb', [
  maneuver({ discard: your('tale') }, () => heal(your('companion'))),
  maneuver({ fromHand: inHand('tale') }, () => heal(your('companion'))),
])
