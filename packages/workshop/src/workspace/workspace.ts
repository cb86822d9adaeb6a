/**
 * The interface of a workspace. A folder on this machine implements it; a read-only collection of packs could implement it as well. All paths are
 * relative to a pack and use `/`; no path of the disk is revealed.
 */

import type { PackFiles, Problem } from '@questwright/packs/types'
import type { TakenWords } from '../formats/index.ts'
import type { ChangedFile, FileChange, FileDeed, TrashEntry } from '../page/index.ts'

export interface WorkspacePack {
  /** The name of the pack in the calls below: its id, or `./folder` if the manifest has none or another pack has that id. */
  readonly pack: string
  /**
   * The folder, relative to the workspace, with `/`; `.` when the workspace itself is the pack. A shipped pack is outside of the workspace, so for
   * it this is only a name to show.
   */
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Every call that would change one of these rejects. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /** `shipped`: an own pack that is used instead of a shipped one of its id. */
  readonly standsFor?: 'shipped'
}

export interface ReadPack extends WorkspacePack {
  readonly files: PackFiles
  /** The pictures, as in `listImages`. */
  readonly images: readonly { readonly path: string; readonly hash: string }[]
}

interface ReadWorkspace {
  readonly packs: readonly ReadPack[]
  /** Problems: duplicate ids, missing installed packs, a broken lockfile, unreadable folders. */
  readonly oddities: readonly Problem[]
}

interface WorkspaceFile {
  readonly text: string
  /** sha256 of the text in UTF-8. */
  readonly hash: string
}

interface WorkspaceBytes {
  readonly bytes: Uint8Array
  /** sha256 of the bytes. */
  readonly hash: string
}

/** Makes a batch copy the old content of deleted files into the trash; with `did`, also that of changed and moved files. */
export interface TrashNote extends Pick<TrashEntry, 'title' | 'kind' | 'pack' | 'slug' | 'did'> {
  readonly words: readonly TakenWords[]
}

/** Every call rejects with a `Refusal` for an unknown pack, a forbidden path, or a missing file. */
export interface Workspace {
  /** The name of the workspace for messages. */
  readonly name: string
  /** `refused`: every call that writes rejects. */
  readonly writing: 'allowed' | 'refused'
  /** Lists the packs of the workspace itself by folder, then installed ones by name, then shipped ones. */
  listPacks(): Promise<readonly WorkspacePack[]>
  /** All packs, or only one, with their files, from one walk; a pack that is removed meanwhile is left out. */
  readAll(only?: string): Promise<ReadWorkspace>
  /** All texts of a pack. */
  readPack(pack: string): Promise<PackFiles>
  readFile(pack: string, path: string): Promise<WorkspaceFile>
  /**
   * Writes a file atomically.
   * @param expected the hash of the file that the writer last saw, or `absent`; on a mismatch nothing is written and the Refusal (409) has both
   * hashes
   * @returns the hash of the new text
   */
  writeFile(pack: string, path: string, text: string, expected: string): Promise<string>
  /**
   * Deletes a file.
   * @param expected as in `writeFile`
   */
  deleteFile(pack: string, path: string, expected: string): Promise<void>
  /** The pictures of a pack (png, jpg, jpeg, webp; svg below art/sets), sorted by path, with the hash of their bytes. */
  listImages(pack: string): Promise<readonly { readonly path: string; readonly hash: string }[]>
  /** Reads a picture. */
  readBytes(pack: string, path: string): Promise<WorkspaceBytes>
  /**
   * Writes a whole picture of at most 4 MB, or nothing; `expected` as in `writeFile`, with the hash of the bytes.
   * @returns the hash of what was written
   */
  writeBytes(pack: string, path: string, bytes: Uint8Array, expected: string): Promise<string>
  /**
   * Makes several changes: all or none. All hashes are compared first (409 with every differing file in `conflicts`); if the disk
   * fails in the middle, the batch is rolled back.
   * @param note creates an entry in the trash with the old content of the deleted and changed files
   * @returns the changed files with their hashes, and the entry in the trash
   */
  apply(changes: readonly FileDeed[], note?: TrashNote): Promise<{ readonly changed: readonly ChangedFile[]; readonly trash?: string }>
  /** Creates a folder with a pack atomically. @throws Refusal (409) when folder or id are taken */
  addPack(id: string, files: { readonly [path: string]: string }): Promise<void>
  /** Moves a pack's folder into the trash. @returns the entry */
  removePack(pack: string): Promise<string>
  /** The entries of the trash, newest first. */
  listTrash(): Promise<readonly TrashEntry[]>
  /**
   * Puts the files of a trash entry back. A file is never overwritten (409): neither one that has the path by now, nor one that has changed since
   * it was renamed or changed.
   * @param instead for a pack: the pack that has its id now is moved to the trash in the same step
   * @returns the restored thing, its files, and the trash entry of the replaced pack
   */
  restore(
    entry: string,
    instead?: 'to-trash',
  ): Promise<{ readonly entry: TrashEntry; readonly changed: readonly ChangedFile[]; readonly trash?: string }>
  /**
   * Starts an import: its files are staged until `finishImport`.
   * @returns the name of the import
   */
  beginImport(): Promise<string>
  /** Adds a file to an import; the path is relative to the pack. */
  addToImport(name: string, path: string, bytes: Uint8Array): Promise<void>
  /**
   * Makes the import a pack of the workspace. `replace`: an existing pack with that id is moved to the trash first.
   * @returns the pack's id, and the trash entry of the replaced pack
   */
  finishImport(name: string, id: string, whenThere: 'refuse' | 'replace'): Promise<{ readonly pack: string; readonly trash?: string }>
  /** Drops an unfinished import. */
  dropImport(name: string): Promise<void>
  /**
   * Reports changed files, also changes by other programs; changes in quick succession are reported together.
   * @returns a function that stops watching
   */
  watch(listener: (changes: readonly FileChange[]) => void): () => void
}
