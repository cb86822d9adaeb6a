/// <reference types="node" />
/** Reads a pack from a folder on disk. */
import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { sep } from 'node:path'
import type { PackFiles } from './bundle.ts'
import { type FolderMemory, newFolderMemory, rememberedFiles, rememberedReading } from './folder-memory.ts'
import { compareText } from './problem.ts'

/** The greatest size of a file in bytes: larger files were not written by a person. */
const mostFileBytes = 4_000_000

/** A file that was found in a pack's folder. */
export interface MetFile {
  /** The path inside the pack, with `/`. */
  readonly path: string
  /** The path on disk. */
  readonly place: string
  readonly status: Stats
}

/**
 * Reads the files of a pack: path inside the pack (with `/`) to text. Left out are `node_modules`, names that begin with a dot, links that lead out
 * of the folder, files that are not UTF-8 text, and files larger than 4 MB.
 * @param memory the cache of this folder; it is updated. If nothing changed, the result is the same object
 * @param meet called for every file in the folder itself, not for files behind links; also for pictures and for files that are too large
 * @throws when the folder itself cannot be read
 */
export function readPackFolder(
  folder: string,
  memory: FolderMemory = newFolderMemory(),
  meet: (file: MetFile) => void = () => {},
): PackFiles {
  const root = realpathSync(folder)
  const reading: Reading = { files: {}, root, memory, met: new Set(), meet }
  readInto(reading, root, '', new Set([root]))
  for (const path of memory.files.keys()) if (!reading.met.has(path)) memory.files.delete(path)
  return rememberedFiles(memory, reading.files)
}

interface Reading {
  readonly files: { [path: string]: string }
  readonly root: string
  readonly memory: FolderMemory
  /** The real paths of the files that were found. */
  readonly met: Set<string>
  readonly meet: (file: MetFile) => void
}

function readInto(reading: Reading, folder: string, prefix: string, open: ReadonlySet<string>): void {
  const { files, root, memory, met, meet } = reading
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true }).sort((a, b) => compareText(a.name, b.name))
  for (const entry of entries) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue
    const lying = folder + sep + entry.name
    // the folder's own path is real, so only a link can lead elsewhere
    const real = entry.isSymbolicLink() ? realPath(lying) : lying
    if (real === undefined || !isInside(root, real)) continue
    const path = `${prefix}${entry.name}`
    const status = statSync(real)
    if (status.isDirectory()) {
      // a link to a folder that is being read would be followed for ever
      if (!open.has(real)) readInto(reading, real, `${path}/`, new Set([...open, real]))
    } else if (status.isFile()) {
      if (real === `${root}${sep}${path.split('/').join(sep)}`) meet({ path, place: real, status })
      if (status.size > mostFileBytes) continue
      met.add(real)
      const text = rememberedReading(memory, real, status, () => readText(real))
      if (text !== undefined) files[path] = text
    }
  }
}

function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep)
}

/** The real path; `undefined` for a broken or circular link. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function readText(path: string): string | undefined {
  const bytes = readFileSync(path)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
