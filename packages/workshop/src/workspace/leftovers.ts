/** Finds and deletes leftovers of killed programs in a workspace: drafts beside files, and folders of unfinished packs. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { packFolders } from '@questwright/packs/folders'
import { ownFolder } from '@questwright/packs/installed'
import { isAlive } from '@questwright/registry/workspace'

/** Name of a draft (`tmp`) or backup (`old`) beside its file. */
const draftName = /^\.(.+)\.[0-9a-f]{8}\.(tmp|old)$/
/** Name of a new pack that a command was writing, beside its final place. */
const newPackName = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The name of the folder of an unfinished import or new pack; it contains the process that made it. */
const stagedName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@(\d+)@(.+))?$/
/** For how many milliseconds a staged folder is kept whose process is not known, or runs on another machine. */
const stagedFor = 86_400_000

/**
 * Finds files that no running program needs. The caller holds the write lock, so no draft belongs to a running write, and every journal is finished.
 * @param root the real path of the workspace
 * @returns paths of files and folders
 */
export function leftoversIn(root: string, now: Date): readonly string[] {
  const drafts = [...packFolders(root).packs.map(({ place }) => place), join(root, ownFolder)].flatMap((place) => draftsIn(place))
  return [...drafts, ...newPacksIn(root), ...stagedIn(join(root, ownFolder), now)]
}

/** Removes these paths. A path that cannot be removed is skipped; leftovers do no harm. */
export async function removeLeftovers(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true }).catch(() => {})
}

/** The folder of `.questwright` in which packs are written before they are moved to their place. */
export const stagedFolders = 'incoming'

/** The name of the folder for one pack: its id, the process and the machine. */
export const stagedFolder = (id: string): string => `${id}@${process.pid}@${hostname()}`

const entriesOf = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // a missing or unreadable folder contains nothing of ours
    return []
  }
}

function draftsIn(folder: string, depth = 0): string[] {
  if (depth > deepest) return []
  const entries = entriesOf(folder)
  const names = new Set(entries.map(({ name }) => name))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NO_DRAFTS.includes(entry.name) ? [] : draftsIn(path, depth + 1)
    const [, of = '', kind] = draftName.exec(entry.name) ?? []
    // a backup whose file is missing is the only copy: keep it
    return entry.isFile() && (kind === 'tmp' || (kind === 'old' && names.has(of))) ? [path] : []
  })
}

/** The greatest depth of folders that are searched: deeper ones contain no drafts. */
const deepest = 12
/** Folders that are not searched for drafts: installed packages, and folders that are searched separately. */
const NO_DRAFTS: readonly string[] = ['node_modules', 'packs', 'registry', stagedFolders]

function newPacksIn(root: string): string[] {
  return entriesOf(root).flatMap((entry) => (entry.isDirectory() && newPackName.test(entry.name) ? [join(root, entry.name)] : []))
}

const mayHoldStaged = (folder: string): boolean => folder === stagedFolders || !NO_DRAFTS.includes(folder)

function stagedIn(own: string, now: Date): string[] {
  const isOld = (path: string): boolean => now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN) > stagedFor
  const copies = entriesOf(own).flatMap(({ name }) =>
    /^\.fork-[0-9a-f-]{36}$/.test(name) && isOld(join(own, name)) ? [join(own, name)] : [],
  )
  const staged = entriesOf(own).flatMap((folder) =>
    (folder.isDirectory() && mayHoldStaged(folder.name) ? entriesOf(join(own, folder.name)) : []).flatMap((entry) => {
      const path = join(own, folder.name, entry.name)
      const [name, , pid, host] = stagedName.exec(entry.name) ?? []
      // earlier versions wrote packs into folders with other names: there, delete only a folder whose name has a process and a machine
      if (name === undefined || !entry.isDirectory() || (folder.name !== stagedFolders && pid === undefined)) return []
      if (pid !== undefined && host === hostname()) return isAlive(Number(pid)) ? [] : [path]
      return isOld(path) ? [path] : []
    }),
  )
  return [...copies, ...staged]
}
