import { card, considerUndefended, modifier, shadow } from '@questwright/lcg'
import { failedToHideThisRound } from '../../../systems/hide.ts'

export default card('evil-crow', [
  modifier('hideValue', { on: (player, { self }) => self.engagedWith === player, by: 1 }),
  shadow(({ you }) => {
    if (failedToHideThisRound(you)) considerUndefended()
  }),
])
