/** What programs that were killed left in a workspace: drafts beside files, and folders of packs that were on their way in. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { packFolders } from '@questwright/packs/folders'
import { ownFolder } from '@questwright/packs/installed'
import { isAlive } from '@questwright/registry/workspace'

/** A text that was being written, and a text that was being replaced, beside the file that it is of. */
const draftName = /^\.(.+)\.[0-9a-f]{8}\.(tmp|old)$/
/** A new pack that a command was writing, beside the place where it was to lie. */
const newPackName = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The folder of an import or a new pack: its name says which process made it. */
const stagedName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@(\d+)@(.+))?$/
/** A staged folder of an unknown or distant process is left alone for so long, in milliseconds. */
const stagedFor = 86_400_000

/**
 * Finds what no living program needs. The caller has the turn of writing, so no draft belongs to a write that is under way, and every journal is finished.
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

/** The name of a folder in which a pack waits until it is whole. */
export const stagedFolder = (id: string): string => `${id}@${process.pid}@${hostname()}`

const entriesOf = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // a folder that is not there, or is closed to us, holds nothing of ours
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
    // a text that was put aside is the only one there is where its file has gone
    return entry.isFile() && (kind === 'tmp' || (kind === 'old' && names.has(of))) ? [path] : []
  })
}

/** Folders below a pack, and below our own folder: deeper ones hold nothing that is written so. */
const deepest = 12
/** Folders that are not searched for drafts: installed packages, and folders that are searched by themselves. */
const NO_DRAFTS: readonly string[] = ['node_modules', 'packs', 'registry', 'staging']

function newPacksIn(root: string): string[] {
  return entriesOf(root).flatMap((entry) => (entry.isDirectory() && newPackName.test(entry.name) ? [join(root, entry.name)] : []))
}

function stagedIn(own: string, now: Date): string[] {
  const isOld = (path: string): boolean => now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN) > stagedFor
  const copies = entriesOf(own).flatMap(({ name }) =>
    /^\.fork-[0-9a-f-]{36}$/.test(name) && isOld(join(own, name)) ? [join(own, name)] : [],
  )
  const staged = entriesOf(join(own, 'staging')).flatMap((entry) => {
    const path = join(own, 'staging', entry.name)
    const [name, , pid, host] = stagedName.exec(entry.name) ?? []
    if (name === undefined || !entry.isDirectory()) return []
    if (pid !== undefined && host === hostname()) return isAlive(Number(pid)) ? [] : [path]
    return isOld(path) ? [path] : []
  })
  return [...copies, ...staged]
}
