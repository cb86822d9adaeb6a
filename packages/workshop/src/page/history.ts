/** The history of games: answers to pages. */
import type { PlayedGame } from '../formats/index.ts'

export type { FinishedGame, PlayedGame } from '../formats/index.ts'

/** The data of a game for lists. */
export type GameSummary = Omit<PlayedGame, 'format' | 'version' | 'replay'> & {
  readonly file: string
  readonly seed: string
  readonly decisions: number
  readonly packs: readonly { readonly name: string; readonly version: string; readonly hash: string }[]
}

/** A file of the history that this studio cannot read. It is left unchanged. */
export interface UnreadableGame {
  readonly file: string
  readonly reason: 'broken' | 'newer'
  readonly message: string
  readonly remedy: string
}

/** GET /api/history: newest first. */
export interface HistoryAnswer {
  readonly games: readonly GameSummary[]
  readonly unreadable: readonly UnreadableGame[]
}

/** The answer to PUT /api/history. `known`: the game was recorded before, and nothing was written. */
export interface RecordedAnswer {
  readonly state: 'recorded' | 'known'
  readonly id: string
  readonly file: string
}
