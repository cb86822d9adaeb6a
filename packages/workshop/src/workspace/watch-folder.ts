/**
 * Watches the files below a folder for changes. Node's own recursive watching includes node_modules and differs by operating system, so each folder
 * is watched separately.
 */
import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isHidden } from './paths.ts'

/** Debounce: editors write a file in several steps, so changes within this time are reported together. */
const quietMilliseconds = 80
/** Polling interval for systems that do not report changes. */
const pollMilliseconds = 2000
const deepest = 16

/**
 * Watches the files below a folder, except hidden ones and node_modules; links are not followed.
 * @param tell called with the paths (relative to the folder) of files that were added, removed or changed
 * @returns a function that stops watching
 */
export function watchFolder(root: string, tell: (paths: readonly string[]) => Promise<void> | void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let known: ReadonlyMap<string, string> | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let ended = false

  const lookSoon = (wait: number): void => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => (looking = looking.then(look, look)), wait)
  }
  const look = async (): Promise<void> => {
    const found = await scan(root)
    if (ended) return
    const watching = watchAll(found.folders)
    const changed = known === undefined ? [] : differences(known, found.files)
    known = found.files
    if (watching !== 'all') lookSoon(watching === 'newly' ? quietMilliseconds : pollMilliseconds)
    if (changed.length > 0) await tell(changed)
  }
  /**
   * Starts to watch folders.
   * @returns `newly`: new folders are watched, so files may have changed between scan and watch; `not`: the system cannot report every change;
   * `all`: all were watched before
   */
  const watchAll = (folders: ReadonlySet<string>): 'all' | 'newly' | 'not' => {
    let result: 'all' | 'newly' = 'all'
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue
      try {
        const watcher = watch(join(root, folder), { persistent: false }, () => lookSoon(quietMilliseconds))
        const drop = (): void => {
          watcher.close()
          watchers.delete(folder)
          lookSoon(quietMilliseconds)
        }
        watcher.on('error', drop)
        watchers.set(folder, watcher)
        result = 'newly'
      } catch {
        return 'not'
      }
    }
    return folders.size > 0 ? result : 'not'
  }

  looking = look()
  return () => {
    ended = true
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
    watchers.clear()
  }
}

/** Every file with a stamp that changes with each write, and every folder (`''` is the root). */
async function scan(root: string): Promise<{ readonly files: Map<string, string>; readonly folders: Set<string> }> {
  const files = new Map<string, string>()
  const folders = new Set<string>()
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => undefined)
    if (entries === undefined || depth > deepest) return
    folders.add(folder)
    for (const entry of entries) {
      if (isHidden(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await visit(path, depth + 1)
      else if (entry.isFile()) {
        const status = await stat(join(root, path)).catch(() => undefined)
        if (status !== undefined) files.set(path, `${status.mtimeMs} ${status.size} ${status.ino}`)
      }
    }
  }
  await visit('', 0)
  return { files, folders }
}

function differences(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const changed = [...now].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path)
  const gone = [...before.keys()].filter((path) => !now.has(path))
  return [...changed, ...gone].sort()
}
