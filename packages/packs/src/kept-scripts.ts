/** A cache of compiled scripts on disk, by content: a program reuses what an earlier one has compiled. Its files may be deleted at any time. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MadeScript } from './script.ts'

/** The greatest number of files: above it, the older half is deleted. */
const MOST_KEPT = 6_000

interface Store {
  readonly folder: string
  /** A hash of this package's sources: results of another version of the compiler or of its rules are not used. */
  readonly stamp: string
}

let store: Store | 'none' | undefined

/** The cache in the repository of these sources; none where they were bundled into another program. */
function open(): Store | 'none' {
  try {
    const here = dirname(fileURLToPath(import.meta.url))
    const stamp = createHash('sha256')
    const names = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(here, name)).isFile())
    for (const name of names.sort())
      stamp
        .update(name)
        .update('\0')
        .update(readFileSync(join(here, name)))
    stamp.update(readFileSync(join(here, '..', 'package.json')))
    const folder = join(here, '..', '..', '..', 'node_modules', '.cache', 'questwright', 'scripts')
    if (!here.endsWith(join('packages', 'packs', 'src'))) return 'none'
    mkdirSync(folder, { recursive: true })
    return { folder, stamp: stamp.digest('hex') }
  } catch {
    return 'none'
  }
}

function fileOf(key: string): string | undefined {
  if (store === undefined) {
    store = open()
    if (store !== 'none') tidy(store.folder)
  }
  if (store === 'none') return undefined
  return join(store.folder, `${createHash('sha256').update(store.stamp).update('\0').update(key).digest('hex').slice(0, 40)}.json`)
}

/**
 * The cached result.
 * @param key a hash of everything on which the result depends
 */
export function keptScript(key: string): MadeScript | undefined {
  const file = fileOf(key)
  if (file === undefined) return undefined
  try {
    const { seal, made } = JSON.parse(readFileSync(file, 'utf8')) as { seal: string; made: MadeScript }
    return seal === sealOf(made) ? made : undefined
  } catch {
    return undefined
  }
}

/** Stores a result. If the disk refuses, nothing is stored, which only costs time. */
export function keepScript(key: string, made: MadeScript): void {
  const file = fileOf(key)
  if (file === undefined) return
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, JSON.stringify({ seal: sealOf(made), made }))
    renameSync(draft, file)
  } catch {
    // a full or read-only disk only costs time
  }
}

function sealOf(made: MadeScript): string {
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)
}

function tidy(folder: string): void {
  try {
    const names = readdirSync(folder)
    if (names.length <= MOST_KEPT) return
    const aged = names.map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs })).sort((a, b) => a.at - b.at)
    for (const { path } of aged.slice(0, aged.length / 2)) unlinkSync(path)
  } catch {
    // another program is deleting files at the same time
  }
}
