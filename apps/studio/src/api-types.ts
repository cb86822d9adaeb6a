/** What the server part says and hears: the shapes of `src/app/api`, for both sides. */
import type { PackBundle, Problem, ScriptName } from '@questwright/packs/types'
import type { Conflict, FileChange, PackNews } from '@questwright/workshop/page'
import type { BuiltAbility } from './client/abilities/model.ts'
import type { ReadAbility } from './client/abilities/read.ts'

/** Packs, files, deeds and history, as the workshop has them. */
export * from '@questwright/workshop/page'

/** The header that every call of the API carries. */
export const tokenHeader = 'x-questwright-token'

/** The body of every refusal. Some carry more, see `FileConflict`. */
export interface ApiErrorBody {
  readonly error: {
    /** `guard/host`, `path/outside`, `file/changed` …: stable, for tests and for what a page does about it. */
    readonly code: string
    readonly message: string
    readonly remedy: string
  }
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
  /** As saved games name it. */
  readonly name: string
  readonly version: string
  readonly hash: string
}

/** GET /api/declarations: what Monaco needs to know the script API. */
export interface DeclarationsAnswer {
  /** `path` is `file:///node_modules/@questwright/lcg/index.d.ts` and the like. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly hash: string
}

/** One message of GET /api/events: `ready` at the beginning, then changes. */
export type ServerEvent = { readonly event: 'ready' } | { readonly event: 'change'; readonly changes: readonly FileChange[] }

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
  /** What it calls by a slug and the table says in words. */
  readonly names: readonly ScriptName[]
  /** The script with the ability in it. Nothing of it is saved. */
  readonly edited?: { readonly source: string; readonly script: string; readonly line: number }
  /** Of that script. */
  readonly problems?: readonly Problem[]
  /** Why it is not to be put there. */
  readonly refused?: string
}

/** The body of a 409: the file is not what the page thought when it wrote. */
export interface FileConflict extends ApiErrorBody, Conflict {}

/** The code of the refusal of every call as long as the person has chosen no folder. */
export const unchosenWorkspace = 'workspace/unchosen'
