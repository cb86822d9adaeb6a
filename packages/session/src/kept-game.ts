/** A running game as it is kept, so that a reload loses nothing. */
import type { KeptGame } from '@questwright/workshop/formats'

export type { KeptGame } from '@questwright/workshop/formats'

/**
 * A game that was kept in one piece, in versions 1 and 2 of the format: the one reader of that format is loaded where such a game is found.
 * @returns undefined for what is none
 */
export async function readKeptGame(found: unknown): Promise<KeptGame | undefined> {
  if (found === undefined) return undefined
  const { keptGameFormat } = await import('@questwright/workshop/formats')
  const read = keptGameFormat.readValue(found)
  if ('fault' in read) return undefined
  const { format: _, version: __, ...game } = read.value
  return game
}
