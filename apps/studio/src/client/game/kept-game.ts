/** The game that this browser keeps, so that a reload loses nothing. */
import { indexedShelf } from '@questwright/session/browser'

export type { KeptGame } from '@questwright/session/state'

export const gameShelf = indexedShelf('questwright')

/** @returns the game that was running, or undefined */
export const keptGame = gameShelf.kept
