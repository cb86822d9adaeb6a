/** Cache of the files of a pack with their stamps on disk: a file with the same stamp is not read again. */
import type { Stats } from 'node:fs'
import type { PackFiles } from './bundle.ts'

interface KnownFile {
  readonly stamp: string
  /** `fresh`: the file was written so shortly before it was read that a second write may have the same stamp. */
  readonly age: 'fresh' | 'settled'
  /** The result of reading the file; undefined for a file that is not text. */
  readonly found: string | undefined
}

/** The cache of one folder; each reading updates it. */
export interface FolderMemory {
  /** The cached files by real path. */
  readonly files: Map<string, KnownFile>
  /** The result of the last reading. */
  last: PackFiles | undefined
  /** The current time in milliseconds, as close to the clock of the disk as possible. */
  readonly now: () => number
}

/** Disks record times in steps of up to two seconds. Once a file is older than this, the next write is certain to give it another stamp. */
const settledAfter = 3_000

/** An empty cache. */
export function newFolderMemory(now: () => number = () => Date.now()): FolderMemory {
  return { files: new Map(), last: undefined, now }
}

/**
 * The result of reading a file, such as its text. The file is read again only if its stamp on disk differs from last time. The stamp includes the
 * time of change (ctime), which programs cannot set.
 */
export function rememberedReading(
  { files, now }: Pick<FolderMemory, 'files' | 'now'>,
  path: string,
  status: Stats,
  read: () => string | undefined,
) {
  const stamp = `${status.dev} ${status.ino} ${status.size} ${status.mtimeMs} ${status.ctimeMs}`
  const before = files.get(path)
  if (before?.age === 'settled' && before.stamp === stamp) return before.found
  const age = now() - Math.max(status.mtimeMs, status.ctimeMs) > settledAfter ? 'settled' : 'fresh'
  const found = read()
  files.set(path, { stamp, age, found })
  return found
}

/** The result of the last reading, as the same object, where no file differs. */
export function rememberedFiles(memory: FolderMemory, files: PackFiles): PackFiles {
  const { last } = memory
  const paths = Object.keys(files)
  if (last && Object.keys(last).length === paths.length && paths.every((path) => last[path] === files[path])) return last
  memory.last = files
  return files
}
