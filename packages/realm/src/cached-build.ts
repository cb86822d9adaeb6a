/** Bundles with esbuild, cached in node_modules/.cache/questwright until an input changes. Node only. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newFolderMemory, rememberedReading } from '@questwright/packs/folder-memory'
import { sha256 } from '@questwright/packs/sha256'
import { type BuildOptions, build, version } from 'esbuild'

/** The result of esbuild for an entry. */
export interface Built {
  readonly code: string
  /** Source map as JSON; its sources are relative to the root of the workspace. */
  readonly map: string
  /** sha256 of the code. */
  readonly hash: string
  /** The code as a file on disk. */
  readonly file: string
}

interface CacheRecord {
  readonly inputs: { readonly [file: string]: string }
  readonly hash: string
}

/** The folder above `from` that holds the workspace, else the outermost one with a package.json. */
function workspaceRoot(from: string): string {
  let found = from
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
    if (existsSync(join(folder, 'package.json'))) found = folder
    if (dirname(folder) === folder) return found
  }
}

/**
 * Bundles one entry file. Equal inputs give equal bytes, wherever the process was started.
 * Parameters: the entry file; a `kind` that distinguishes these options from others in the cache; esbuild's options; the suffix of the
 * result's file name. If the cache cannot be written, the file is written to a folder of this process.
 * @throws esbuild's BuildFailure, whose message names file, line and column
 */
export async function buildCached(entry: string, kind: string, options: BuildOptions, suffix: 'cjs' | 'mjs'): Promise<Built> {
  const file = resolve(entry)
  const root = workspaceRoot(dirname(file))
  const folder = join(workspaceRoot(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache', 'questwright')
  const key = sha256(JSON.stringify([version, relative(root, file), kind, options])).slice(0, 24)
  const recordFile = join(folder, `${key}.json`)
  const fileOf = (hash: string): string => join(folder, `${key}-${hash.slice(0, 16)}.${suffix}`)
  const known = await readRecord(recordFile, root)
  if (known) {
    const file = fileOf(known.hash)
    const before = opened.get(file)
    if (before?.hash === known.hash && existsSync(file)) return before
    const code = await readText(file)
    const map = await readText(`${file}.map`)
    if (code !== undefined && map !== undefined && sha256(code) === known.hash) {
      const built = { code, map, hash: known.hash, file }
      opened.set(file, built)
      return built
    }
  }
  const result = await build({
    ...options,
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: 'external',
    sourcesContent: true,
    outfile: join(root, `bundle.${suffix}`),
    logLevel: 'silent',
  })
  const output = (end: string): string => result.outputFiles?.find((one) => one.path.endsWith(end))?.text ?? ''
  const code = output(`.${suffix}`)
  const map = output('.map')
  const hash = sha256(code)
  const inputs: { [file: string]: string } = {}
  for (const input of Object.keys(result.metafile?.inputs ?? {})) {
    const text = await readText(join(root, input))
    if (text !== undefined) inputs[input] = sha256(text)
  }
  try {
    await mkdir(folder, { recursive: true })
    await writeWhole(fileOf(hash), code)
    await writeWhole(`${fileOf(hash)}.map`, map)
    await writeWhole(recordFile, JSON.stringify({ inputs, hash } satisfies CacheRecord))
    return { code, map, hash, file: fileOf(hash) }
  } catch (error) {
    if (!refusals.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    // a read-only installation has no cache, but workers need the code as a file
    const file = join(folderOfThisProcess(), `${key}-${hash.slice(0, 16)}.${suffix}`)
    await writeWhole(file, code)
    return { code, map, hash, file }
  }
}

const refusals: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])

let own: string | undefined

/** A folder that other users can neither read nor write; it is deleted when the process exits. */
function folderOfThisProcess(): string {
  if (own === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'questwright-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    own = folder
  }
  return own
}

/** The builds that this process found in the cache, by file: the name of a file holds the hash of its text. */
const opened = new Map<string, Built>()

/** Cache of hashes of input files: each realm that is opened needs those of several hundred files. */
const hashes = newFolderMemory()

/** sha256 of a file's current content; undefined if it cannot be read. */
function hashNow(file: string): string | undefined {
  try {
    return rememberedReading(hashes, file, statSync(file), () => sha256(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

async function readRecord(file: string, root: string): Promise<CacheRecord | undefined> {
  const text = await readText(file)
  if (text === undefined) return undefined
  const record = JSON.parse(text) as CacheRecord
  for (const [input, hash] of Object.entries(record.inputs)) if (hashNow(join(root, input)) !== hash) return undefined
  return record
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file by renaming a finished one: other processes read the same cache and must never see half a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text)
  await rename(draft, file)
}
