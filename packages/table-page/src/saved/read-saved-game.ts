/** Reads saved games for a page, and throws faults together with a remedy. Pure. */
import { readSavedGame as readFile, savedGameFormat } from '@questwright/workshop/formats'
import { NoSavedGame, type SavedGame } from './saved-game.ts'

/** @throws NoSavedGame with the kind of text that it is instead */
export function readSavedGame(text: string): SavedGame {
  return known(readFile(text))
}

/** A saved game that was JSON already. @throws NoSavedGame */
export function savedGameFrom(value: unknown): SavedGame {
  return known(savedGameFormat.readValue(value))
}

function known(read: ReturnType<typeof readFile>): SavedGame {
  if ('fault' in read) throw new NoSavedGame(read.fault.message, read.fault.remedy)
  return read.value
}
