import { perform } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { leavesOut } from './mode.ts'

/**
 * Deals a shadow card to an enemy, in modes that deal any. LCG-MODE-5
 * @param card the card to deal; the top card of the encounter deck, if not said
 */
export function dealShadow(enemy: GameCard, card?: GameCard): void {
  if (!leavesOut('shadow-cards')) perform({ kind: 'shadowDealt', subject: enemy, card })
}
