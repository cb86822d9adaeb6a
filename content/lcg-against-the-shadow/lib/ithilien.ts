import { questDeck, removeFromGame } from '@questwright/lcg'

/** "Bypassing": removes the stages before that number from the quest. */
export function bypassStagesBefore(number: number): void {
  for (const stage of questDeck()) if (Number(stage.printedFact('stage')) < number) removeFromGame(stage)
}
