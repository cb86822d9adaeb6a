import { card, forced, lookAt, modify, putOnBottom } from '@questwright/lcg'
import { isCheap } from '../../../lib/bottom-card.ts'

export default card('servant-of-the-deceiver', [
  forced.after('engages', { of: 'self' }, ({ self, event: { player } }) => {
    const top = player.deck.at(-1)
    lookAt(player, top)
    if (!isCheap(top)) return
    putOnBottom(top)
    modify(self, 'attack', 2, 'round')
  }),
])
