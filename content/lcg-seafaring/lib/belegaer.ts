import { type GameCard, putOnBottom, questDeck, randomCard } from '@questwright/lcg'

/** What the stages of Voyage Across Belegaer have in common. */

/** Puts the stages of lower numbers into a random order, before the others. */
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
