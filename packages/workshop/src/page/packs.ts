/** Packs and files of a workspace: answers to pages. */
import type { PackBundle, PackOutline, Problem } from '@questwright/packs/types'
import type { JsonChange } from './json-change.ts'

/** In place of a hash: there is no such file. */
export const absent = 'absent'

/** Details of a refused write: the file has changed meanwhile. */
export type Conflict = {
  readonly conflict: {
    /** The hash that the page sent. */
    readonly expected: string
    /** sha256 of the text on disk now, or `absent`. */
    readonly onDisk: string
    /** sha256 of the text that was sent; `absent` for a deletion. */
    readonly yours: string
  }
}

/** The answer to GET /api/packs: what every page needs of the packs. Scripts and scenes are in `WholePacks`, for playing, testing and editing. */
export interface PacksAnswer {
  readonly workspace: {
    /** The name of the folder, not its path. */
    readonly name: string
    readonly writing: 'allowed' | 'refused'
  }
  readonly packs: readonly PackState[]
  /** Problems between packs, as `checkPacks` returns them. */
  readonly problems: readonly Problem[]
  /** The hash of the complete packs; equal hashes mean equal answers. */
  readonly hash: string
}

/** The answer to GET /api/packs/whole. */
export interface WholePacks extends PacksAnswer {
  readonly packs: readonly WholePack[]
}

/** Either answer to a request with ?has=…, for a page that names the hashes of packs that it already has: those packs are not sent again. */
export type PacksNews<Answer extends PacksAnswer> = Omit<Answer, 'packs'> & {
  readonly packs: readonly (Answer['packs'][number] | HadPack)[]
}

/** Replaces a pack that the page already has, by its hash. */
interface HadPack {
  readonly had: string
}

/** Either answer to a request with ?since=<hash>: the difference to the last answer of the page, if the server still has that answer. */
export interface PacksChange {
  readonly since: string
  /** The hash of the new answer. */
  readonly hash: string
  /** `null`: nothing changed. */
  readonly change: JsonChange | null
}

export interface PackState {
  /** The name of the pack in every other call: its id, or `./folder` if the manifest has none or the id is taken. */
  readonly pack: string
  /** The folder of the pack, relative to the workspace. */
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Both can be read and played; to change one, fork it. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /** `shipped`: an own pack that is used instead of a shipped one of its id. */
  readonly standsFor?: 'shipped'
  /** Absent while the manifest cannot be used. */
  readonly bundle?: PackOutline
  /** The problems of this pack alone, as `loadPack` returns them. */
  readonly problems: readonly Problem[]
  /** Every file of the pack, sorted by path. */
  readonly files: readonly { readonly path: string }[]
  /** The hash of its folder, its files and their contents: equal hashes mean that nothing in it changed. */
  readonly hash: string
}

export interface WholePack extends PackState {
  readonly bundle?: PackBundle
  /** The files, each with the sha256 of its text, or of a picture's bytes, on disk. */
  readonly files: readonly { readonly path: string; readonly hash: string }[]
}

/** The current state of a pack: the difference to the answer that the page named, or the complete pack if the server no longer has that answer. */
export type PackNews = { readonly change: JsonChange | null } | { readonly state: WholePack }

/** A file that changed, by this program or another one. */
export interface FileChange {
  /** The pack as in `PackState`. `undefined` for a change that adds or removes packs: then request all packs again. */
  readonly pack: string | undefined
  /** The path inside of the pack; relative to the workspace when `pack` is undefined. */
  readonly path: string
  /** The sha256 of the current text, or `absent`. A page recognises its own writes by it. */
  readonly hash: string
}
