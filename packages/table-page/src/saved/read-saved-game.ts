/** Reads saved games for a page; errors come with a remedy. */
import { readSavedGame as readFile, savedGameFormat } from '@questwright/workshop/formats'
import { NoSavedGame, type SavedGame } from './saved-game.ts'

/**
 * Reads a saved game from text; of a game of the history, its replay.
 * @throws NoSavedGame with the reason, such as another kind of file or an unreadable version, and a remedy
 */
export function readSavedGame(text: string): SavedGame {
  return known(readFile(text))
}

/**
 * Reads a saved game from a parsed JSON value.
 * @throws NoSavedGame
 */
export function savedGameFrom(value: unknown): SavedGame {
  return known(savedGameFormat.readValue(value))
}

function known(read: ReturnType<typeof readFile>): SavedGame {
  if ('fault' in read) throw new NoSavedGame(read.fault.message, read.fault.remedy)
  return read.value
}
