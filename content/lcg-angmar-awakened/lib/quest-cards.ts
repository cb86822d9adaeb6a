import { cardsInPlay } from '@questwright/lcg'

/** How many quest cards are in play. */
export function questCardsInPlay(): number {
  return cardsInPlay().filter((card) => card.isQuest).length
}
