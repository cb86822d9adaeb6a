import { perform } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { leavesOut } from './mode.ts'

/**
 * Deals a shadow card to an enemy, in modes with shadow cards. LCG-MODE-5
 * @param card the card to deal; by default the top card of the encounter deck
 */
export function dealShadow(enemy: GameCard, card?: GameCard): void {
  if (!leavesOut('shadow-cards')) perform({ kind: 'shadowDealt', subject: enemy, card })
}
