/** Packs and files of a workspace, as a page gets them. */
import type { PackBundle, PackOutline, Problem } from '@questwright/packs/types'
import type { JsonChange } from './json-change.ts'

/** In place of a hash: there is no such file. */
export const absent = 'absent'

/** What a refusal of a write says besides: the file is not what the writer thought. */
export type Conflict = {
  readonly conflict: {
    /** What the page thought. */
    readonly expected: string
    /** sha256 of the text on disk now, or `absent`. */
    readonly onDisk: string
    /** sha256 of the text that was sent; `absent` for a deletion. */
    readonly yours: string
  }
}

/** GET /api/packs: what every page needs of the packs. Scripts and scenes come with `WholePacks`, for who plays, tests or edits. */
export interface PacksAnswer {
  readonly workspace: {
    /** The name of the folder, not its path. */
    readonly name: string
    readonly writing: 'allowed' | 'refused'
  }
  readonly packs: readonly PackState[]
  /** What only shows when all packs lie side by side (`checkPacks`). */
  readonly problems: readonly Problem[]
  /** Of the whole packs; equal hashes mean equal answers. */
  readonly hash: string
}

/** GET /api/packs/whole */
export interface WholePacks extends PacksAnswer {
  readonly packs: readonly WholePack[]
}

/** Either with ?since=…: for a page that has the answer with that hash already, if the server still knows it. */
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
  /** Of its place, its files and their texts: equal hashes mean that nothing in it changed. */
  readonly hash: string
}

export interface WholePack extends PackState {
  readonly bundle?: PackBundle
  /** With the sha256 of its text, or of a picture's bytes, as it lies on disk. */
  readonly files: readonly { readonly path: string; readonly hash: string }[]
}

/** A pack as it is now: what changed in it since the answer that the page named, or all of it where the server knows that one no more. */
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
