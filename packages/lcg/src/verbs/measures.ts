import type { GameCard } from '../cards.ts'
import type { NumberStat } from '../stats.ts'

/**
 * What can be compared between cards: a number of the rules or of a system, the number of tokens of a kind or of attachments, the hit points that are left, or the
 * printed cost. A card without the number counts as 0, and so does a printed cost of X or a dash.
 */
export type Measure = NumberStat | 'damage' | 'progress' | 'resources' | 'attachments' | 'hitPointsLeft' | 'printedCost'

function measured(card: GameCard, measure: Measure): number {
  switch (measure) {
    case 'damage':
    case 'progress':
    case 'resources':
    case 'hitPointsLeft':
      return card[measure]
    case 'attachments':
      return card.attachments.length
    case 'printedCost':
      return card.printedNumber('cost') ?? 0
    default:
      return card.stat(measure)
  }
}

/**
 * "The enemy with the highest engagement cost": the cards with the greatest number.
 * @returns several if they have the same number: if an effect wants one, a player chooses, for encounter and quest cards the first player
 *   (RR "First Player"); none of no cards
 */
export function highest<C extends GameCard>(cards: readonly C[], measure: Measure): C[] {
  const most = Math.max(...cards.map((card) => measured(card, measure)))
  return cards.filter((card) => measured(card, measure) === most)
}

/**
 * "The hero with the fewest resources": the cards with the smallest number.
 * @returns several if they have the same number: if an effect wants one, a player chooses, for encounter and quest cards the first player
 *   (RR "First Player"); none of no cards
 */
export function lowest<C extends GameCard>(cards: readonly C[], measure: Measure): C[] {
  const least = Math.min(...cards.map((card) => measured(card, measure)))
  return cards.filter((card) => measured(card, measure) === least)
}
