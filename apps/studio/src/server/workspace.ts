/**
 * Where packs lie. A folder of this machine now; a bundle of packs that cannot be written to may stand behind the same interface.
 * All paths are inside a pack and use `/`; nothing here tells where on a disk they are.
 */
import type { PackFiles } from '@questwright/packs/types'
import type { FileChange } from '../api-types.ts'

export interface WorkspacePack {
  /** What the calls below take: the pack's id, or `./folder` where the manifest gives none or another pack has that id. */
  readonly pack: string
  /** Below the workspace, with `/`; `.` when the workspace itself is the pack. */
  readonly folder: string
}

export interface WorkspaceFile {
  readonly text: string
  /** sha256 of the text in UTF-8. */
  readonly hash: string
}

/** Every call rejects with a `Refusal` for an unknown pack, a path that may not be used, or a file that is not there. */
export interface Workspace {
  /** For people. */
  readonly name: string
  /** Where writing is refused, `writeFile` and `deleteFile` reject. */
  readonly writing: 'allowed' | 'refused'
  /** The packs, sorted by folder. */
  listPacks(): Promise<readonly WorkspacePack[]>
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
  /**
   * Tells of files that changed, also by other programs; several changes that come together are told together.
   * @returns the function that ends it
   */
  watch(listener: (changes: readonly FileChange[]) => void): () => void
}
