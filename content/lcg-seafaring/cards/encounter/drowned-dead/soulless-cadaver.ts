import { cannot, card, forced, putOnBottom } from '@questwright/lcg'
import { isCheap } from '../../../lib/bottom-card.ts'

export default card('soulless-cadaver', [
  cannot('searched', { on: (player, { self }) => self.engagedWith === player }),
  forced.after('engages', { of: 'self' }, ({ event: { player } }) => {
    for (const cheap of player.hand.filter(isCheap)) putOnBottom(cheap)
  }),
])
