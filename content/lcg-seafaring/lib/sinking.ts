import { type GameCard, putOnBottom } from '@questwright/lcg'

/** Allies of the players whom the dead drag down to the bottom of the deck they came from. */

/** Whether a card is an ally of a player's deck. */
export function isOwnAlly(card: GameCard): boolean {
  return card.isAlly && card.owner !== null
}

/** Puts an ally that was destroyed on the bottom of its owner's deck. */
export function sink(ally: GameCard | undefined): void {
  if (ally && isOwnAlly(ally) && !ally.inPlay) putOnBottom(ally)
}
