/** Saved games: a reload or another game does not lose them. */
import type { KeptGame } from '@questwright/workshop/formats'

export type { KeptGame } from '@questwright/workshop/formats'

/** A saved game with its id on the shelf, which is the store of saved games. */
export interface ShelvedGame extends KeptGame {
  /** The id of the game on its shelf. */
  readonly id: string
  /** When it was played last, in milliseconds since 1970; 0 if it was saved before that was recorded. */
  readonly when: number
}

/** The entry of a saved game in lists. */
export interface GameOutline
  extends Pick<KeptGame, 'title' | 'scenario' | 'setup' | 'seed' | 'hands' | 'ended' | 'wonBy' | 'packs' | 'view'>,
    Pick<ShelvedGame, 'id' | 'when'> {
  /** The number of decisions. */
  readonly decisions: number
  /** `some` if there are undone decisions, other branches or save points. */
  readonly beside: 'none' | 'some'
}

/**
 * Reads a game that was saved in one value, in versions 1 and 2 of the format; the reader of that format is loaded only when it is needed.
 * @returns undefined for a value that is not a saved game
 */
export async function readKeptGame(found: unknown): Promise<KeptGame | undefined> {
  if (found === undefined) return undefined
  const { keptGameFormat } = await import('@questwright/workshop/formats')
  const read = keptGameFormat.readValue(found)
  if ('fault' in read) return undefined
  const { format: _, version: __, ...game } = read.value
  return game
}
