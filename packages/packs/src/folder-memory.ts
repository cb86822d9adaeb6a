/** Files of a pack as they were read last, with what the disk said of them: those of which it says the same are not read again. */
import type { Stats } from 'node:fs'
import type { PackFiles } from './bundle.ts'

interface KnownFile {
  readonly stamp: string
  /** `fresh`: it was written so shortly before it was read that another writing may have the same stamp. */
  readonly age: 'fresh' | 'settled'
  /** Undefined for a file that is no text. */
  readonly found: string | undefined
}

/** Of one folder; each reading brings it up to date. */
export interface FolderMemory {
  /** By real path. */
  readonly files: Map<string, KnownFile>
  /** What came out last. */
  last: PackFiles | undefined
  /** Milliseconds, on the clock of the disk as nearly as may be. */
  readonly now: () => number
}

/** Disks record times in steps of up to two seconds: once a file is older than that, the next write gives it another stamp. */
const settledAfter = 3_000

/** An empty cache. */
export function newFolderMemory(now: () => number = () => Date.now()): FolderMemory {
  return { files: new Map(), last: undefined, now }
}

/**
 * The result of reading a file, such as its text; read again only if its stamp on disk differs from last time. The stamp includes the time of change
 * (ctime), which programs cannot set.
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

/** The files as they came out last time, the very object, where nothing of them is different. */
export function rememberedFiles(memory: FolderMemory, files: PackFiles): PackFiles {
  const { last } = memory
  const paths = Object.keys(files)
  if (last && Object.keys(last).length === paths.length && paths.every((path) => last[path] === files[path])) return last
  memory.last = files
  return files
}
