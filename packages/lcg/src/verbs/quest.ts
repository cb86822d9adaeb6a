import { fieldOf, perform } from '@questwright/kernel'
import { reached, reaches } from '../reach.ts'
import { currentStage, firstPlayer, phase } from '../round.ts'
import { by, type Cards, happen, listOfCards, type Maybe } from './shared.ts'

/** Characters come to the quest and leave it, and the players advance. */

/**
 * Commits characters to the quest, at the same time, as they are: whether they exhaust for it, the text says. Characters are committed in the quest phase only,
 * since all of them stop being committed at its end. RR App I 3.2, 3.5
 * @returns how many were committed
 */
export function commit(characters: Cards): number {
  if (phase() !== 'quest') return 0
  const coming = reached(listOfCards(characters), by()).filter((card) => card.inPlay && card.isCharacter && !card.committed)
  return happen(coming.map((subject) => ({ kind: 'commits', subject, player: subject.controller ?? firstPlayer() })))
}

/** Removes a character from the quest; it stays exhausted. A character that its own text commits stays committed. */
export function removeFromQuest(character: Maybe): void {
  if (character && fieldOf(character, 'committed') === 'yes' && reaches(by(), character))
    perform({ kind: 'leavesQuest', subject: character })
}

/**
 * "Advance to the next stage", regardless of progress: the stage that the quest deck has brought is defeated, also while another quest card is the
 * current quest, and the next one comes, which `setNextStage` can name. A stage that cannot be defeated is not left. Victory follows the last stage.
 * RR "Quest Advancement"
 */
export function advanceToNextStage(): void {
  const stage = currentStage()
  if (stage) perform({ kind: 'stageDefeated', subject: stage })
}
