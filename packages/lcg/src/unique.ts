import type { GameCard } from './cards.ts'
import { cardsInPlay } from './round.ts'

function copiesInPlay(card: GameCard): GameCard[] {
  if (!card.unique) return []
  return cardsInPlay().filter((other) => other.unique && other.isCopyOf(card))
}

/**
 * The copy in play, by title, that keeps a unique card out of play. A player's copy does not keep an encounter card out. RR "Unique Cards"
 */
export function copyInPlay(card: GameCard): GameCard | undefined {
  return copiesInPlay(card).find((other) => card.ownerName !== null || other.ownerName === null)
}

/** Copies that players must discard when a unique version enters play from the encounter deck. RR "Unique Cards" */
export function copiesToDiscard(card: GameCard): GameCard[] {
  return card.ownerName === null ? copiesInPlay(card).filter((other) => other.ownerName !== null) : []
}

/** Whether uniqueness lets a card enter play. */
export function canEnterPlay(card: GameCard): boolean {
  return copyInPlay(card) === undefined
}
