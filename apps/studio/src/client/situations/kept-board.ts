/** The current board of the editor, stored in this browser, so that it is there when the user returns to the page. */
import type { SceneBoard } from '@questwright/rulebook'
import { type KeptBoard, readBoard, writeBoard } from '@questwright/scenes'

const key = 'questwright-board'

/** Stores a board; an empty board is removed from storage. */
export function keepBoard(board: KeptBoard): void {
  try {
    const text = writeBoard(board)
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
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
    return readBoard(localStorage.getItem(key) ?? '{}', board)
  } catch {
    return undefined
  }
}
