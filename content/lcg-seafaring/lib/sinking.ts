import { type GameCard, putOnBottom } from '@questwright/lcg'

/** Allies that are put on the bottom of the deck from which they came. */

/** Whether a card is an ally of a player's deck. */
export function isOwnAlly(card: GameCard): boolean {
  return card.isAlly && card.owner !== null
}

/** Puts a destroyed ally on the bottom of its owner's deck. */
export function sink(ally: GameCard | undefined): void {
  if (ally && isOwnAlly(ally) && !ally.inPlay) putOnBottom(ally)
}
