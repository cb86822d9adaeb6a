import { alliesInPlay, card, dealDamage, makeAdditionalAttack, shadow, whenRevealed } from '@questwright/lcg'
import { discardBottom, isCheap } from '../../../lib/bottom-card.ts'
import { isOwnAlly, sink } from '../../../lib/sinking.ts'

export default card('curse-of-the-downfallen', [
  whenRevealed(() => {
    const weak = alliesInPlay().filter((ally) => isOwnAlly(ally) && !ally.isObjective && isCheap(ally))
    dealDamage(weak, 1)
    for (const ally of weak) if (ally.zone.name === 'discard') sink(ally)
  }),
  shadow(({ you }) => {
    if (isCheap(discardBottom(you))) makeAdditionalAttack()
  }),
])
