import { card, modify, response, shadow } from '@questwright/lcg'
import { discardBottom, isCheap } from '../../../lib/bottom-card.ts'
import { lookAtLostIsland } from '../../../systems/uncharted.ts'

export default card('steep-plateau', [
  response.after('explored', { of: 'self' }, ({ you }) => lookAtLostIsland(you)),
  shadow(({ you, attacker }) => {
    if (isCheap(discardBottom(you))) modify(attacker, 'attack', 2, 'attack')
  }),
])
