/** Types of the server's API in `src/app/api`, for both sides. */

import type { BuiltAbility, ReadAbility } from '@questwright/abilities'
import type { PackBundle, Problem, ScriptName } from '@questwright/packs/types'
import type { Conflict, FileChange, FileDeed, PackNews } from '@questwright/workshop/page'
import type { CardReport, ReadCardRequest } from '@questwright/workshop/texts'

/** Types of packs, files, changes and history, from the workshop. */
export * from '@questwright/workshop/page'

/** The header with the access token, which every API call needs. */
export const tokenHeader = 'x-questwright-token'

/** The body of every refusal. Some have more fields, see `FileConflict`. */
export interface ApiErrorBody {
  readonly error: {
    /**
     * The kind of refusal, such as `guard/host`, `path/outside` or `file/changed`. Codes do not change between versions, so pages and tests can use
     * them.
     */
    readonly code: string
    readonly message: string
    readonly remedy: string
  }
}

/** GET /api/exact-pack?name=…&version=…&hash=…: an installed version of a pack with exactly this hash. */
export type ExactPackAnswer =
  /** `new`: the user has not yet confirmed its publisher and content. */
  | { readonly state: 'found'; readonly bundle: PackBundle; readonly seen: 'seen' | 'new' }
  | { readonly state: 'absent' }
  /** Name and version exist, with another content. */
  | { readonly state: 'other' }

/** The answer to GET /api/files?pack=…&path=… */
export interface FileAnswer {
  readonly pack: string
  readonly path: string
  readonly text: string
  readonly hash: string
}

/** The body of PUT /api/files?pack=…&path=…; with `&answer=pack&since=…` the response contains the resulting pack as well. */
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
  /** The pack with the saved file in it, if the request asked for it and the pack can be read. */
  readonly news?: PackNews
}

/** The body of POST /api/compile: a script from the editor; the pack's other files are read from the workspace. */
export interface CompileRequest {
  readonly pack: string
  readonly path: string
  readonly source: string
}

export type CompileAnswer =
  | { readonly code: string; readonly map: string; readonly problems: readonly [] }
  | { readonly problems: readonly Problem[] }

/** The answer to GET /api/engine: the modules of the engine for a realm, in the order of their dependencies. */
export interface EngineAnswer {
  readonly modules: readonly { readonly name: string; readonly code: string }[]
  /** The name of the engine in saved games. */
  readonly name: string
  readonly version: string
  readonly hash: string
}

/** GET /api/declarations: the declarations of the script API for Monaco. */
export interface DeclarationsAnswer {
  /** `path` is, for example, `file:///node_modules/@questwright/lcg/index.d.ts`. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly hash: string
}

/** One message of GET /api/events: `ready` at the beginning, then changes. */
export type ServerEvent = { readonly event: 'ready' } | { readonly event: 'change'; readonly changes: readonly FileChange[] }

/** The body of POST /api/abilities: a script from the editor, and optionally an ability to insert. */
export interface AbilitiesRequest {
  readonly pack: string
  readonly path: string
  readonly source: string
  readonly put?: {
    readonly ability: BuiltAbility
    /** The offset of the ability to replace; without it, the ability is appended. */
    readonly at?: number | undefined
    /** The side, for a card with two sides. */
    readonly side?: string | undefined
  }
}

/** A script, parsed for the ability builder. */
export interface AbilitiesAnswer {
  readonly abilities: readonly ReadAbility[]
  /** The sides with a list of abilities; an empty name for a card with one side. */
  readonly sides: readonly string[]
  /** Names in the script for which the table needs words. */
  readonly names: readonly ScriptName[]
  /** The script with the ability inserted. It is not saved. */
  readonly edited?: { readonly source: string; readonly script: string; readonly line: number }
  /** The problems of that script. */
  readonly problems?: readonly Problem[]
  /** Why the ability cannot be inserted. */
  readonly refused?: string
}

/** The body of POST /api/texts: a card with the facts and texts that are being typed. The answer is a `ReadCard`. */
export interface CardTextRequest extends ReadCardRequest {
  readonly pack: string
}

export type { ReadCard, ReadUnit } from '@questwright/workshop/texts'

/** The answer to GET /api/texts?pack=…: the cards with a text, and what can be compiled of each. */
export interface PackTextsAnswer {
  readonly list: readonly Omit<CardReport, 'source'>[]
  /** The counts of the cards in a sentence. */
  readonly says: string
  /** The scripts and texts by hand, as changes of files. A script of its author is left alone. */
  readonly changes: readonly Extract<FileDeed, { readonly do: 'write' }>[]
}

/** The body of a 409: the file changed since the page read it. */
export interface FileConflict extends ApiErrorBody, Conflict {}

/** The error code of every call, except those about the choice itself, until the user has chosen a folder. */
export const unchosenWorkspace = 'workspace/unchosen'
