import type { GameCard } from './cards.ts'
import { cardsInPlay } from './round.ts'

/** Whether another copy of a unique card, by title, is in play. RR "Unique Cards" */
export function copyInPlay(card: GameCard): GameCard | undefined {
  if (!card.unique) return undefined
  const title = card.title
  return cardsInPlay().find((other) => other !== card && other.unique && other.title === title)
}

/** Whether uniqueness lets a card enter play. */
export function canEnterPlay(card: GameCard): boolean {
  return copyInPlay(card) === undefined
}
