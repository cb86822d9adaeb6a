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

/** GET /api/packs: what every page needs of the packs. Scripts and scenes come with `WholePacks`, for playing, testing and editing. */
export interface PacksAnswer {
  readonly workspace: {
    /** The name of the folder, not its path. */
    readonly name: string
    readonly writing: 'allowed' | 'refused'
  }
  readonly packs: readonly PackState[]
  /** Problems between packs (`checkPacks`). */
  readonly problems: readonly Problem[]
  /** Of the whole packs; equal hashes mean equal answers. */
  readonly hash: string
}

/** GET /api/packs/whole */
export interface WholePacks extends PacksAnswer {
  readonly packs: readonly WholePack[]
}

/** Either with ?has=…: for a page that has packs already, whose `hash` it names; what it has is not sent again. */
export type PacksNews<Answer extends PacksAnswer> = Omit<Answer, 'packs'> & {
  readonly packs: readonly (Answer['packs'][number] | HadPack)[]
}

/** A pack that the page has: that with this hash. */
interface HadPack {
  readonly had: string
}

/** The answer to both with ?since=<hash>: the difference to the page's last answer, if the server still has that one. */
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
  /** Below the workspace. */
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Both can be read and played; to change one, fork it. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /** `shipped`: an own pack that is used instead of a shipped one of its id. */
  readonly standsFor?: 'shipped'
  /** Absent while the manifest cannot be used. */
  readonly bundle?: PackOutline
  /** Of this pack alone (`loadPack`). */
  readonly problems: readonly Problem[]
  /** Every file of the pack, sorted by path. */
  readonly files: readonly { readonly path: string }[]
  /** Hash of its place, its files and their texts: equal hashes mean that nothing in it changed. */
  readonly hash: string
}

export interface WholePack extends PackState {
  readonly bundle?: PackBundle
  /** With the sha256 of its text, or of a picture's bytes, on disk. */
  readonly files: readonly { readonly path: string; readonly hash: string }[]
}

/** A pack now: the difference to the answer that the page named, or the whole pack if the server no longer has that answer. */
export type PackNews = { readonly change: JsonChange | null } | { readonly state: WholePack }

/** A file that changed, by this program or another one. */
export interface FileChange {
  /** The pack as in `PackState`; `undefined` for a change that adds or removes packs: ask for all packs anew. */
  readonly pack: string | undefined
  /** Inside the pack; below the workspace when `pack` is undefined. */
  readonly path: string
  /** sha256 of the text now, or `absent`: a page knows its own writes by it. */
  readonly hash: string
}
