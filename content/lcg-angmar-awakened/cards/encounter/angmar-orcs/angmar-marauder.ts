import { card, forced, modify, returnToStaging, shadow } from '@questwright/lcg'
import { hasSlainAlly } from '../../../lib/angmar-orcs.ts'

export default card('angmar-marauder', [
  forced.after('destroyed', { when: ({ self, event }) => hasSlainAlly(self, event) }, ({ self }) => returnToStaging(self)),
  shadow(({ you, attacker }) => modify(attacker, 'attack', you.allies.length, 'attack')),
])
