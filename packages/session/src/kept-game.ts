/** Games as they are kept, so that neither a reload nor another game loses one. */
import type { KeptGame } from '@questwright/workshop/formats'

export type { KeptGame } from '@questwright/workshop/formats'

/** A kept game with its place on the shelf. */
export interface ShelvedGame extends KeptGame {
  /** Names the game on its shelf. */
  readonly id: string
  /** When it was played last, in milliseconds of the clock; 0 where that was not noted yet. */
  readonly when: number
}

/** What a list says of a kept game. */
export interface GameOutline
  extends Pick<KeptGame, 'title' | 'scenario' | 'setup' | 'seed' | 'hands' | 'ended' | 'packs' | 'view'>,
    Pick<ShelvedGame, 'id' | 'when'> {
  /** So many decisions are taken. */
  readonly decisions: number
  /** Decisions that were taken back, other branches and save points: `none` where there is nothing beside the line that is played. */
  readonly beside: 'none' | 'some'
}

/**
 * A game that was kept in one piece, in versions 1 and 2 of the format: the one reader of that format is loaded where such a game is found.
 * @returns undefined for a value that is no kept game
 */
export async function readKeptGame(found: unknown): Promise<KeptGame | undefined> {
  if (found === undefined) return undefined
  const { keptGameFormat } = await import('@questwright/workshop/formats')
  const read = keptGameFormat.readValue(found)
  if ('fault' in read) return undefined
  const { format: _, version: __, ...game } = read.value
  return game
}
