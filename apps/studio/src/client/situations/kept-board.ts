/** The current board of the editor, stored in this browser, so that it is there when the user returns to the page. */
import type { SceneBoard } from '@questwright/rulebook'
import { type KeptBoard, readBoard, writeBoard } from '@questwright/scenes'
import { gameIdOf } from '@questwright/workshop/rulebooks'

/** The key of the default game is that of the time when there was no other. */
const keyOf = (game: string): string => (game === gameIdOf([]) ? 'questwright-board' : `questwright-board-${game}`)

/** Stores a board; an empty board is removed from storage. */
export function keepBoard(board: KeptBoard, game: string): void {
  try {
    const text = writeBoard(board)
    if (text === undefined) localStorage.removeItem(keyOf(game))
    else localStorage.setItem(keyOf(game), text)
  } catch {
    // without storage the board lasts as long as the page
  }
}

/**
 * The stored board.
 * @param board the board definition of the game
 * @param game its id: one board is stored for each game
 * @returns undefined where no board is stored, or where it cannot be parsed any more
 */
export function keptBoard(board: SceneBoard, game: string): KeptBoard | undefined {
  try {
    return readBoard(localStorage.getItem(keyOf(game)) ?? '{}', board)
  } catch {
    return undefined
  }
}
