import { card, currentAttack, discard, forced, makeAdditionalAttack, topCards } from '@questwright/lcg'
import { hasSlainAlly } from '../../../lib/angmar-orcs.ts'

export default card('angmar-captain', [
  forced.after('destroyed', { when: ({ self, event }) => hasSlainAlly(self, event) }, () => {
    const attacked = currentAttack()?.player
    const [top] = attacked ? topCards(`${attacked.id}.deck`, 1) : []
    discard(top)
    if (top?.isAlly) makeAdditionalAttack()
  }),
])
