/// <reference types="node" />
/** Finds the folders of a workspace that are packs; all callers use this function. */
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { compareText } from './problem.ts'

/** The greatest depth of folders: packs are in the workspace itself, or in folders that group them. */
const deepest = 4
const mostManifestBytes = 4_000_000

export interface PackFolder {
  /** The folder relative to the workspace, with `/`; `.` when the workspace itself is the pack. */
  readonly folder: string
  /** The real path of the folder. */
  readonly place: string
  /** The text of its package.json, which may be broken. */
  readonly manifest: string
}

export interface PackFolders {
  /** The packs by folder. A pack inside of another pack's folder counts as files of that pack. */
  readonly packs: readonly PackFolder[]
  /** Folders without permission to read, in the form of `folder`. */
  readonly closed: readonly string[]
}

/**
 * Finds the packs below a folder: folders whose package.json contains "questwright", even if it is invalid JSON. Hidden folders, `node_modules`,
 * and links that lead out of the workspace or in a circle are skipped. A folder with another package.json is no pack, but may contain packs.
 * @param root its real path
 */
export function packFolders(root: string): PackFolders {
  const packs: PackFolder[] = []
  const closed: string[] = []
  const visit = (place: string, folder: string, open: readonly string[]): void => {
    const manifest = manifestIn(root, place)
    if (manifest !== undefined) {
      packs.push({ folder, place, manifest })
      return
    }
    if (open.length > deepest) return
    const entries = entriesOf(place)
    if (entries === 'closed') closed.push(folder)
    else
      for (const name of entries) {
        const real = realFolder(place + sep + name)
        // a link to a folder that is being read would be followed for ever; a link out of the workspace leads to no pack of the workspace
        if (real === undefined || !isBelow(root, real) || open.includes(real)) continue
        visit(real, folder === '.' ? name : `${folder}/${name}`, [...open, real])
      }
  }
  visit(root, '.', [root])
  return { packs, closed }
}

function entriesOf(place: string): readonly string[] | 'closed' {
  let entries: readonly Dirent[]
  try {
    entries = readdirSync(place, { withFileTypes: true })
  } catch (error) {
    // a folder that was deleted in the meantime counts as empty
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : 'closed'
  }
  return entries
    .filter((one) => one.isDirectory() || one.isSymbolicLink())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') && name.toLowerCase() !== 'node_modules')
    .sort(compareText)
}

/** The text of the package.json of a folder, if it makes the folder a pack. */
function manifestIn(root: string, folder: string): string | undefined {
  try {
    const real = realpathSync(`${folder}${sep}package.json`)
    if (!isBelow(root, real)) return undefined
    const status = statSync(real)
    if (!status.isFile() || status.size > mostManifestBytes) return undefined
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(real))
    return text.includes('"questwright"') ? text : undefined
  } catch {
    return undefined
  }
}

function realFolder(path: string): string | undefined {
  try {
    const real = realpathSync(path)
    return statSync(real).isDirectory() ? real : undefined
  } catch {
    return undefined
  }
}

const isBelow = (root: string, path: string): boolean => path.startsWith(root.endsWith(sep) ? root : root + sep)
