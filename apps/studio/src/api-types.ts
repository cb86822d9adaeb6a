/** What the server part says and hears: the shapes of `src/app/api`, for both sides. */

import type { PackBundle, Problem } from '@questwright/packs/types'
import type { GameFile, JsonObject, Sentence } from '@questwright/realm/web'
import type { BuiltAbility } from './client/abilities/model.ts'
import type { ReadAbility } from './client/abilities/read.ts'
import type { JsonChange } from './json-change.ts'

/** The header that every call of the API carries. */
export const tokenHeader = 'x-questwright-token'

/** In place of a hash: there is no such file. */
export const absent = 'absent'

/** The body of every refusal. Some carry more, see `FileConflict`. */
export interface ApiErrorBody {
  readonly error: {
    /** `guard/host`, `path/outside`, `file/changed` …: stable, for tests and for what a page does about it. */
    readonly code: string
    readonly message: string
    readonly remedy: string
  }
}

/** The body of a 409: the file is not what the page thought when it wrote. */
export interface FileConflict extends ApiErrorBody {
  readonly conflict: {
    /** What the page thought. */
    readonly expected: string
    /** sha256 of the text on disk now, or `absent`. */
    readonly onDisk: string
    /** sha256 of the text that was sent; `absent` for a deletion. */
    readonly yours: string
  }
}

/** GET /api/packs */
export interface PacksAnswer {
  readonly workspace: {
    /** The name of the folder, not its path. */
    readonly name: string
    readonly writing: 'allowed' | 'refused'
  }
  readonly packs: readonly PackState[]
  /** What only shows when all packs lie side by side (`checkPacks`). */
  readonly problems: readonly Problem[]
  /** Of everything above; equal hashes mean equal answers. */
  readonly hash: string
}

/** GET /api/packs?since=…: for a page that has the answer with that hash already, if the server still knows it. */
export interface PacksChange {
  readonly since: string
  /** Of the answer that comes out. */
  readonly hash: string
  /** `null`: nothing changed. */
  readonly change: JsonChange | null
}

export interface PackState {
  /** What `pack` means in every other call: the pack's id, or `./folder` where the manifest gives none or the id is taken. */
  readonly pack: string
  /** Below the workspace. */
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Both are there to be read and played; whoever wants to change one forks it. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /** `shipped`: an own pack that is used instead of a shipped one of its id. */
  readonly standsFor?: 'shipped'
  /** Absent while the manifest cannot be used. */
  readonly bundle?: PackBundle
  /** Of this pack alone (`loadPack`). */
  readonly problems: readonly Problem[]
  /** Every file of the pack, sorted by path, with the sha256 of its text, or of a picture's bytes, as it lies on disk. */
  readonly files: readonly { readonly path: string; readonly hash: string }[]
}

/** GET /api/exact-pack?name=…&version=…&hash=…: a version of a pack that was installed, if it is the very one. */
export type ExactPackAnswer =
  /** `new`: nobody has said yet that they have seen who published this version and what it brings. */
  | { readonly state: 'found'; readonly bundle: PackBundle; readonly seen: 'seen' | 'new' }
  | { readonly state: 'absent' }
  /** Name and version are there, with another content. */
  | { readonly state: 'other' }

/** GET /api/files?pack=…&path=… */
export interface FileAnswer {
  readonly pack: string
  readonly path: string
  readonly text: string
  readonly hash: string
}

/** The body of PUT /api/files?pack=…&path=…; with `&answer=pack&since=…` the pack as it is then comes back as well. */
export interface SaveRequest {
  readonly text: string
  /** The hash of the text that the page started from, or `absent` for a new file. */
  readonly expected: string
}

/** The answer to PUT and DELETE. */
export interface SavedAnswer {
  readonly pack: string
  readonly path: string
  /** `absent` after a deletion. */
  readonly hash: string
  /** Where it was asked for, and can be read: the pack with this file in it. */
  readonly news?: PackNews
}

/** A pack as it is now: what changed in it since the answer that the page named, or all of it where the server knows that one no more. */
export type PackNews = { readonly change: JsonChange | null } | { readonly state: PackState }

/** The body of POST /api/compile: a script as it stands in the editor; the pack's other files are read from the workspace. */
export interface CompileRequest {
  readonly pack: string
  readonly path: string
  readonly source: string
}

export type CompileAnswer =
  | { readonly code: string; readonly map: string; readonly problems: readonly [] }
  | { readonly problems: readonly Problem[] }

/** GET /api/engine: the engine's modules for a realm, in the order of their needs. */
export interface EngineAnswer {
  readonly modules: readonly { readonly name: string; readonly code: string }[]
  readonly hash: string
}

/** GET /api/declarations: what Monaco needs to know the script API. */
export interface DeclarationsAnswer {
  /** `path` is `file:///node_modules/@questwright/lcg/index.d.ts` and the like. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly hash: string
}

/** A file that differs from what it was, whoever wrote it. */
export interface FileChange {
  /** The pack as in `PackState`; `undefined` for a change that adds or removes packs: ask for all packs anew. */
  readonly pack: string | undefined
  /** Inside the pack; below the workspace when `pack` is undefined. */
  readonly path: string
  /** sha256 of the text now, or `absent`: a page knows its own writes by it. */
  readonly hash: string
}

/** One message of GET /api/events: `ready` at the beginning, then changes. */
export type ServerEvent = { readonly event: 'ready' } | { readonly event: 'change'; readonly changes: readonly FileChange[] }

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

/** The body of POST /api/abilities: a script as it stands in the editor, and perhaps an ability for it. */
export interface AbilitiesRequest {
  readonly pack: string
  readonly path: string
  readonly source: string
  readonly put?: {
    readonly ability: BuiltAbility
    /** Replaces the one that begins at this offset; without it, the ability comes last. */
    readonly at?: number | undefined
    /** Of a card with two sides. */
    readonly side?: string | undefined
  }
}

/** What the ability builder knows of a script. */
export interface AbilitiesAnswer {
  readonly abilities: readonly ReadAbility[]
  /** Where abilities can be put; an empty name for a card with one side. */
  readonly sides: readonly string[]
  /** The script with the ability in it. Nothing of it is saved. */
  readonly edited?: { readonly source: string; readonly script: string; readonly line: number }
  /** Of that script. */
  readonly problems?: readonly Problem[]
  /** Why there is no such script. */
  readonly refused?: string
}
