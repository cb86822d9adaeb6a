import { card, discard, firstPlayer, modify, shadow, whenRevealed } from '@questwright/lcg'
import { costOf, discardBottom, isCheap } from '../../../lib/bottom-card.ts'

export default card('lingering-malevolence', [
  whenRevealed(() => {
    const player = firstPlayer()
    const bottom = discardBottom(player)
    const cost = bottom && costOf(bottom)
    if (cost !== undefined) discard(player.hand.filter((card) => (costOf(card) ?? 0) > cost))
  }),
  shadow(({ you, attacker }) => {
    if (isCheap(discardBottom(you))) modify(attacker, 'attack', 2, 'attack')
  }),
])
