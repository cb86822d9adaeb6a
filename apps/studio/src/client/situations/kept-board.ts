/** The current board of the editor, stored in this browser, so that it is there when the user returns to the page. */

import type { SceneBoard } from '@questwright/rulebook'
import { draftOf, type SituationDraft, wordsOf } from '@questwright/scenes'

export interface KeptBoard {
  readonly draft: SituationDraft
  readonly title: string
  /** The scene from which it was loaded, or as which it was saved. */
  readonly file: string | undefined
  readonly lost: readonly string[]
}

const key = 'questwright-board'

/** Stores a board as words of a scene; an empty board is removed from storage. */
export function keepBoard({ draft, title, file, lost }: KeptBoard): void {
  try {
    const isEmpty = Object.values(draft.zones).every((cards) => cards.length === 0)
    if (isEmpty) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ words: wordsOf(draft), title, file, lost }))
  } catch {
    // without storage the board lasts as long as the page
  }
}

/**
 * The stored board.
 * @param board the board definition of the game
 * @returns undefined where no board is stored, or where it cannot be parsed any more
 */
export function keptBoard(board: SceneBoard): KeptBoard | undefined {
  try {
    const { words, title, file, lost = [] } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof words !== 'object' || words === null || typeof title !== 'string' || !Array.isArray(lost)) return undefined
    return {
      draft: draftOf(words, (name) => name, board),
      title,
      file: typeof file === 'string' ? file : undefined,
      lost: lost.filter((one) => typeof one === 'string'),
    }
  } catch {
    return undefined
  }
}
