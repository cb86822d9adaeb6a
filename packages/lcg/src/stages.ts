import {
  askYes,
  type Card,
  chance,
  fieldOf,
  isChangedAnywhere,
  isEventAwaited,
  namesIn,
  needCard,
  perform,
  table,
  tell,
  topDown,
} from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { discardFromUnderneath, placeInVictoryDisplay } from './leaving.ts'
import { currentStage } from './round.ts'
import { useWord } from './use-word.ts'
import { win } from './winning.ts'

/** Sets the stage that is entered after the current one, in place of the next one of the quest deck. Does nothing without a stage. */
export function setNextStage(stage: GameCard | null | undefined): void {
  if (!stage) return
  const t = table()
  needCard(stage)
  t.write(t.board, 'fields', 'nextStage', stage.id)
}

/** Picks one of these stages at random and makes it the next. */
export function setNextStageAtRandom(stages: readonly GameCard[]): void {
  const stage = stages[chance('next stage', stages.length)]
  if (stage) setNextStage(stage)
}

/** The stages that are still in the quest deck, the next one first. */
export function questDeck(): GameCard[] {
  return topDown(table().zone('quest-deck')) as GameCard[]
}

/** Leaves a defeated stage and enters the next one; after the last stage, the players win. RR "Quest Advancement" */
export function advance(stage: Card): void {
  const t = table()
  for (const token of namesIn(stage, 'tokens')) t.write(stage, 'tokens', token, undefined)
  discardFromUnderneath(stage as GameCard)
  const isKept = isChangedAnywhere('goesToVictoryDisplay') && askYes(stage, 'goesToVictoryDisplay')
  t.move(stage, t.zone(isKept ? placeInVictoryDisplay(stage) : 'removed'))
  const noted = fieldOf(t.board, 'nextStage') as string | undefined
  t.write(t.board, 'fields', 'nextStage', undefined)
  const next = noted ? (t.card(noted) as GameCard) : questDeck()[0]
  if (!next) win({ code: 'won.last-stage', parts: {} })
  enterStage(next)
}

/**
 * Enters a stage: side A with its setup instructions and When Revealed text, then side B with its When Revealed text. RR "Quest Cards"
 * @param instructed called after the setup instructions of side A, for the stage with which the game begins
 */
export function enterStage(stage: GameCard, instructed?: () => void): void {
  const t = table()
  t.write(stage, 'fields', 'side', 'A')
  t.move(stage, t.zone('current-quest'))
  tell('stage-entered', { card: stage, side: 'A' })
  useWord(stage, 'setup')
  instructed?.()
  useWord(stage, 'when-revealed')
  if (currentStage() !== stage) return
  t.write(stage, 'fields', 'side', 'B')
  tell('stage-entered', { card: stage, side: 'B' })
  if (isEventAwaited('stageEntered', stage)) perform({ kind: 'stageEntered', subject: stage })
  if (currentStage() !== stage) return
  useWord(stage, 'when-revealed')
}
