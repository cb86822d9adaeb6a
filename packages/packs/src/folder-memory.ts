/** Files of a pack as they were read last, with what the disk said of them: those of which it says the same are not read again. */
import type { Stats } from 'node:fs'
import type { PackFiles } from './bundle.ts'

interface KnownFile {
  readonly stamp: string
  /** `fresh`: it was written so shortly before it was read that another writing may have the same stamp. */
  readonly age: 'fresh' | 'settled'
  /** Undefined for what is no text. */
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

/** Disks tell times in steps of up to two seconds; what is older than that is told apart from whatever is written next. */
const settledAfter = 3_000

/** A memory of nothing. */
export function newFolderMemory(now: () => number = () => Date.now()): FolderMemory {
  return { files: new Map(), last: undefined, now }
}

/**
 * What is read of a file, such as its text, and read only where the disk says that it is another one than last time. The time of a change (ctime) is none
 * that programs set.
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
