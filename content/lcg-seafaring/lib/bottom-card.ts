import { discard, type GameCard, type Player } from '@questwright/lcg'

/** Parts of the cards of dead Númenóreans: they refer to cheap cards, and to the card at the bottom of a deck. */

/** The printed cost of a card, X as 0; undefined for a card that prints none. */
export function costOf(card: GameCard): number | undefined {
  return card.printedFact('cost') === 'X' ? 0 : card.printedNumber('cost')
}

/** Whether the printed cost of a card is 2 or less. */
export function isCheap(card: GameCard | undefined): boolean {
  const cost = card && costOf(card)
  return cost !== undefined && cost <= 2
}

/** Discards the bottom card of a player's deck. @returns the card, or undefined if the deck is empty */
export function discardBottom(player: Player): GameCard | undefined {
  const [bottom] = player.deck
  discard(bottom)
  return bottom
}
