import {
  addToStagingArea,
  choose,
  firstPlayer,
  forced,
  type GameCard,
  lookAt,
  named,
  type Part,
  playersInOrder,
  putOnBottom,
  questDeck,
  randomCard,
  setNextStage,
  shuffleDeck,
} from '@questwright/lcg'
import { isOnCourse } from '../systems/sailing.ts'

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

/** Adds a card of that name from the encounter deck or its discard pile to the staging area, and shuffles the deck. */
export function find(slug: string): void {
  for (const card of named(slug)) addToStagingArea(card)
  shuffleDeck('encounter')
}

/** When the stage is defeated on-course, the players see the next two stages, go on to one of them, and put the other on the bottom of the quest deck. */
export function onward(): Part {
  return forced.when('stageDefeated', { of: 'self', when: () => isOnCourse() && questDeck().length > 1 }, () => {
    const next = questDeck().slice(0, 2)
    for (const player of playersInOrder()) lookAt(player, next)
    const chosen = choose(next, { by: firstPlayer(), as: 'choose-stage' })
    setNextStage(chosen)
    for (const stage of next) if (stage !== chosen) putOnBottom(stage)
  })
}
