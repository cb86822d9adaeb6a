import { afterThisAttack, card, currentAttack, delayed, removeFromQuest, returnToStaging, shadow, whenRevealed } from '@questwright/lcg'
import { failedToHideThisPhase } from '../../../systems/hide.ts'

export default card('crawling-towards-him', [
  whenRevealed(({ you }) => {
    if (failedToHideThisPhase(you)) for (const character of you.characters.filter((one) => one.committed)) removeFromQuest(character)
  }),
  shadow(() => afterThisAttack('return')),
  delayed('return', () => {
    if (currentAttack()?.enemy.inPlay === true) returnToStaging(currentAttack()?.enemy)
  }),
])
