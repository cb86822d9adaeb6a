/**
 * Where packs lie. A folder of this machine now; a bundle of packs that cannot be written to may stand behind the same interface.
 * All paths are inside a pack and use `/`; nothing here tells where on a disk they are.
 */

import type { PackFiles, Problem } from '@questwright/packs/types'
import type { TakenWords } from '../formats/index.ts'
import type { ChangedFile, FileChange, FileDeed, TrashEntry } from '../page/index.ts'

export interface WorkspacePack {
  /** What the calls below take: the pack's id, or `./folder` where the manifest gives none or another pack has that id. */
  readonly pack: string
  /** Below the workspace, with `/`; `.` when the workspace itself is the pack. A shipped pack does not lie there: its folder is a name for people. */
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Every call that would change one of these rejects. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /** `shipped`: an own pack that is used instead of a shipped one of its id. */
  readonly standsFor?: 'shipped'
}

export interface ReadPack extends WorkspacePack {
  readonly files: PackFiles
  /** As `listImages` tells them. */
  readonly images: readonly { readonly path: string; readonly hash: string }[]
}

interface ReadWorkspace {
  readonly packs: readonly ReadPack[]
  /** What is odd about installed packs: two of one id, some that are not there, a lockfile that is broken; and folders that are closed to us. */
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

/** Says that what a batch deletes goes to the trash. With `did`, everything that it writes and moves goes there too, as it was before. */
export interface TrashNote extends Pick<TrashEntry, 'title' | 'kind' | 'pack' | 'slug' | 'did'> {
  readonly words: readonly TakenWords[]
}

/** Every call rejects with a `Refusal` for an unknown pack, a path that may not be used, or a file that is not there. */
export interface Workspace {
  /** For people. */
  readonly name: string
  /** Where writing is refused, `writeFile` and `deleteFile` reject. */
  readonly writing: 'allowed' | 'refused'
  /** The packs: its own by folder, then installed ones by name, then those that the program ships. */
  listPacks(): Promise<readonly WorkspacePack[]>
  /** All packs, or only one, with what lies in them, found by one walk; a pack that is taken away meanwhile is left out. */
  readAll(only?: string): Promise<ReadWorkspace>
  /** All texts of a pack, as they lie there. */
  readPack(pack: string): Promise<PackFiles>
  readFile(pack: string, path: string): Promise<WorkspaceFile>
  /**
   * Writes a whole file, or nothing.
   * @param expected the hash of what the writer thinks is there now, or `absent`; when that is wrong nothing is written and the Refusal (409) has both hashes
   * @returns the hash of the new text
   */
  writeFile(pack: string, path: string, text: string, expected: string): Promise<string>
  /** @param expected as in `writeFile` */
  deleteFile(pack: string, path: string, expected: string): Promise<void>
  /** The pictures of a pack (png, jpg, jpeg, webp; svg below art/sets), sorted by path, with the hash of their bytes. */
  listImages(pack: string): Promise<readonly { readonly path: string; readonly hash: string }[]>
  /** A picture. */
  readBytes(pack: string, path: string): Promise<WorkspaceBytes>
  /** Writes a whole picture of at most 4 MB, or nothing; `expected` as in `writeFile`, with the hash of the bytes. @returns the hash of what was written */
  writeBytes(pack: string, path: string, bytes: Uint8Array, expected: string): Promise<string>
  /**
   * Several changes: all of them, or none. All hashes are compared first (409 with every file that differs in `conflicts`); when the disk
   * fails in the middle, what was done is put back.
   * @param note makes an entry in the trash with the deleted and changed files as they were
   * @returns what lies there now, and the entry in the trash
   */
  apply(changes: readonly FileDeed[], note?: TrashNote): Promise<{ readonly changed: readonly ChangedFile[]; readonly trash?: string }>
  /** Makes a folder with a pack, whole or not at all. @throws Refusal (409) when folder or id are taken */
  addPack(id: string, files: { readonly [path: string]: string }): Promise<void>
  /** Moves a pack's folder into the trash. @returns the entry */
  removePack(pack: string): Promise<string>
  /** The entries of the trash, newest first. */
  listTrash(): Promise<readonly TrashEntry[]>
  /**
   * Puts the files of a trash entry back as they were; a file that has its path by now, or is another one since it was renamed or changed, is never overwritten (409).
   * @param instead of a pack: the pack of its id that is there by now goes to the trash in the same step
   * @returns the thing, its files, and the entry of what went to the trash for it
   */
  restore(
    entry: string,
    instead?: 'to-trash',
  ): Promise<{ readonly entry: TrashEntry; readonly changed: readonly ChangedFile[]; readonly trash?: string }>
  /** Begins an import: files wait aside until `finishImport`. @returns its name */
  beginImport(): Promise<string>
  /** Adds a file to an import; the path is that inside the pack. */
  addToImport(name: string, path: string, bytes: Uint8Array): Promise<void>
  /** The import becomes a pack. `replace`: the pack of that id goes to the trash before. @returns the pack's id, and the entry in the trash */
  finishImport(name: string, id: string, whenThere: 'refuse' | 'replace'): Promise<{ readonly pack: string; readonly trash?: string }>
  /** Forgets an import that was begun. */
  dropImport(name: string): Promise<void>
  /**
   * Tells of files that changed, also by other programs; several changes that come together are told together.
   * @returns the function that ends it
   */
  watch(listener: (changes: readonly FileChange[]) => void): () => void
}
