import { fieldOf, isPrevented, perform } from '@questwright/kernel'
import { reached, reaches } from '../reach.ts'
import { currentStage, firstPlayer, phase } from '../round.ts'
import { questDeck } from '../stages.ts'
import { removeFromGame } from './decks.ts'
import { by, type Cards, happen, listOfCards, type Maybe } from './shared.ts'

/** Commits characters to the quest, removes them from it, and advances the quest. */

/**
 * Commits characters to the quest, at the same time, without exhausting them: the text of the card says whether they exhaust. It works in
 * the quest phase only, since all characters stop being committed at its end. RR App I 3.2, 3.5
 * @returns how many were committed
 */
export function commit(characters: Cards): number {
  if (phase() !== 'quest') return 0
  const coming = reached(listOfCards(characters), by()).filter((card) => card.inPlay && card.isCharacter && !card.committed)
  return happen(coming.map((subject) => ({ kind: 'commits', subject, player: subject.controller ?? firstPlayer() })))
}

/** Removes a character from the quest; it stays exhausted. A character that is committed by its own text stays committed. */
export function removeFromQuest(character: Maybe): void {
  if (character && fieldOf(character, 'committed') === 'yes' && reaches(by(), character))
    perform({ kind: 'leavesQuest', subject: character })
}

/**
 * "Advance to the next stage", regardless of progress: the current stage of the quest deck is defeated, even while another quest card is
 * the current quest, and the next one is entered, which `setNextStage` can choose. A stage that may not be left is not left; one that cannot be
 * defeated by progress is. After the
 * last stage, the players win. RR "Quest Advancement"
 */
export function advanceToNextStage(): void {
  const stage = currentStage()
  if (stage) perform({ kind: 'stageDefeated', subject: stage, how: 'effect' })
}

/**
 * Bypasses stages: removes those of the quest deck whose number is lower than this from the game, so that a later one follows the current stage. RR
 * "Quest Advancement"
 */
export function bypassStagesBefore(stage: number): void {
  for (const one of questDeck()) if (Number(one.printedFact('stage')) < stage) removeFromGame(one)
}

/**
 * "Advance to stage 3", regardless of progress: the stages before that one are bypassed, and the players advance. It does nothing where the current
 * stage cannot be left, or no stage of the quest deck has that number. RR "Quest Advancement"
 */
export function advanceToStage(stage: number): void {
  const current = currentStage()
  if (!current || !questDeck().some((one) => Number(one.printedFact('stage')) === stage)) return
  if (isPrevented({ kind: 'stageDefeated', subject: current, how: 'effect' })) return
  bypassStagesBefore(stage)
  advanceToNextStage()
}
