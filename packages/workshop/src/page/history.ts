/** The history of games, as a page gets it. */
import type { GameFile, JsonObject, Sentence } from '@questwright/realm/web'

/** A finished game as a page sends it: PUT /api/history. Lists and sheets read the parts; the replay is the game itself. */
export interface FinishedGame {
  /** The table that was dealt: the same in every tab and after every reload. */
  readonly table: string
  readonly scenario: { readonly code: string; readonly title: string }
  readonly mode: string
  /** Who looked at it: `p1+p2` for two hands of one person. */
  readonly viewer: string
  readonly players: readonly {
    readonly seat: string
    readonly deck: string
    readonly heroes: readonly { readonly code: string; readonly title: string }[]
    readonly threat: number
  }[]
  /** `said` is `why` in words, for people who read the file. */
  readonly outcome: { readonly result: 'won' | 'lost'; readonly why: Sentence; readonly said: string }
  readonly rounds: number
  /** Of a won game; a lost one has none. */
  readonly score?: number
  /** What the rules counted, as the outcome carries it. */
  readonly figures: JsonObject
  /** Packs with versions and hashes, set-up, seed and all inputs: from it the game opens again. */
  readonly replay: GameFile
}

export const playedGameFormat = 'questwright-played-game'
export const playedGameVersion = 1

/** A game of the group's history, as it lies in the workspace: `.questwright/games/<file>`. */
export interface PlayedGame extends FinishedGame {
  readonly format: typeof playedGameFormat
  readonly version: typeof playedGameVersion
  /** Of table and inputs: the same ending has the same id, whoever tells of it. */
  readonly id: string
  /** By the server's clock, ISO 8601. */
  readonly finished: string
  /** `again`: this table had ended before, and decisions were taken back. It does not count for the best score. */
  readonly ending: 'first' | 'again'
}

/** What a list shows of a game. */
export type GameSummary = Omit<PlayedGame, 'format' | 'version' | 'replay'> & {
  readonly file: string
  readonly seed: string
  readonly decisions: number
  readonly packs: readonly { readonly name: string; readonly version: string; readonly hash: string }[]
}

/** A file of the history that this studio cannot read. It is left as it is. */
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
