import { type GameCard, putOnBottom, questDeck, randomCard } from '@questwright/lcg'

/** Parts that the stages of Voyage Across Belegaer share. */

/** Puts the stages with lower numbers into a random order, before the other stages. */
export function shuffleStagesBefore(number: number): void {
  const stages = questDeck()
  const isBefore = (stage: GameCard): boolean => Number(stage.printedFact('stage')) < number
  for (let early = stages.filter(isBefore); early.length > 0; ) {
    const stage = randomCard(early)
    putOnBottom(stage)
    early = early.filter((other) => other !== stage)
  }
  for (const stage of stages) if (!isBefore(stage)) putOnBottom(stage)
}
