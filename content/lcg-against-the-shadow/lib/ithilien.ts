import { questDeck, removeFromGame } from '@questwright/lcg'

/** "Bypassing": the stages before that number come no more. */
export function bypassStagesBefore(number: number): void {
  for (const stage of questDeck()) if (Number(stage.printedFact('stage')) < number) removeFromGame(stage)
}
