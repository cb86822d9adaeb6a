import { card, chooseOne, exhaust, firstPlayer, raiseThreat, revealAnother, shadow, whenRevealed } from '@questwright/lcg'
import { ringBearer } from '../../systems/fellowship.ts'

export default card('fear-of-discovery', [
  whenRevealed(() => chooseOne({ exhaust: () => exhaust(ringBearer()), reveal: () => revealAnother() }, { by: firstPlayer() })),
  shadow(({ you }) => raiseThreat(you, 3)),
])
