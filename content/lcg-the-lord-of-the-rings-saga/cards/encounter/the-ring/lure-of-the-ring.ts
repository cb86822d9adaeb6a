import { card, chooseOne, exhaust, firstPlayer, modify, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'
import { theOneRing } from '../../../systems/fellowship.ts'

export default card('lure-of-the-ring', [
  whenRevealed(() =>
    chooseOne({ exhaust: () => exhaust(theOneRing()), despair: () => raiseThreat(firstPlayer(), 3) }, { by: firstPlayer() }),
  ),
  shadow(({ attacker }) => modify(attacker, 'attack', theOneRing()?.exhausted === true ? 2 : 1, 'attack')),
])
