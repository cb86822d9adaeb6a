/** The program of a site: start page and table, bundled for any web host. Equal sources give equal bytes. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Broken, repository } from '@questwright/workshop'
import { type BuildOptions, type BuildResult, build } from 'esbuild'

/** The program that runs in the browser of a visitor. */
const pages = fileURLToPath(new URL('./page', import.meta.url))

/** The page that draws cards. */
export interface PrintProgram {
  /** Below `program/`: path to bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Names of the files that the page loads. */
  readonly main: string
  readonly styles: string
}

export interface SiteProgram extends PrintProgram {
  readonly theme: string
  readonly worker: string
  /** The licences of all libraries in it, as one text. */
  readonly licences: string
}

const common: BuildOptions = {
  bundle: true,
  write: false,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  absWorkingDir: repository,
  outdir: join(repository, 'program'),
  logLevel: 'silent',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  conditions: ['style'],
}

const bundled = (page: string) =>
  build({
    ...common,
    entryPoints: [join(pages, page)],
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file', '.woff': 'file' },
  })

/** @throws Broken when the sources of the page do not bundle */
export async function printProgram(): Promise<PrintProgram> {
  try {
    const files = filesOf(await bundled('print-room.ts'))
    return { files, main: named(files, /^print-room-\w+\.js$/), styles: named(files, /^print-room-\w+\.css$/) }
  } catch (error) {
    throw new Broken(`The page that draws cards does not bundle: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const filesOf = ({ outputFiles = [] }: BuildResult): Map<string, Uint8Array> =>
  new Map(outputFiles.map(({ path, contents }) => [relative(join(repository, 'program'), path), contents]))

function named(files: ReadonlyMap<string, Uint8Array>, pattern: RegExp): string {
  const found = [...files.keys()].find((path) => pattern.test(path))
  if (found === undefined) throw new Error(`the bundle has no file ${pattern}`)
  return found
}

/** @throws Broken when the sources of the table do not bundle, or the wasm of the sandbox is not installed */
export async function siteProgram(): Promise<SiteProgram> {
  try {
    const [table, worker, theme] = await Promise.all([
      bundled('main.tsx'),
      build({ ...common, entryPoints: [join(pages, 'worker.ts')], format: 'esm' }),
      build({ ...common, entryPoints: [join(pages, 'theme.ts')], format: 'iife' }),
    ])
    const files = new Map([...filesOf(table), ...filesOf(theme)])
    // the sandbox is compiled code that the worker looks for in its own folder; the folder is named by the hash of both files, because they
    // change together
    const wasm = readFileSync(wasmFile())
    const code = worker.outputFiles?.[0]?.contents ?? new Uint8Array()
    const realm = `realm-${createHash('sha256').update(code).update(wasm).digest('hex').slice(0, 16)}`
    files.set(`${realm}/worker.js`, code)
    files.set(`${realm}/emscripten-module.wasm`, wasm)
    const inputs = [table, worker, theme].flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}))
    return {
      files,
      main: named(files, /^main-\w+\.js$/),
      styles: named(files, /^main-\w+\.css$/),
      theme: named(files, /^theme\.js$/),
      worker: `${realm}/worker.js`,
      licences: licencesOf(inputs),
    }
  } catch (error) {
    if (error instanceof Broken) throw error
    throw new Broken(`The table does not bundle: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function wasmFile(): string {
  const realm = createRequire(createRequire(import.meta.url).resolve('@questwright/realm'))
  const script = realm.resolve('@jitl/quickjs-wasmfile-release-sync')
  const found = [dirname(script), join(dirname(script), '..', 'dist')]
    .map((folder) => join(folder, 'emscripten-module.wasm'))
    .find(existsSync)
  if (found === undefined) throw new Broken('The wasm of the sandbox is not installed. Install the packages of the repository anew.')
  return found
}

/** The licence of every library in the bundle, by its name. */
function licencesOf(inputs: readonly string[]): string {
  const folders = new Set<string>()
  for (const input of inputs) {
    const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input.replaceAll('\\', '/'))
    if (found?.[1] !== undefined && !found[1].endsWith('.pnpm')) folders.add(join(repository, found[1]))
  }
  const texts = new Map<string, string>()
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { [field: string]: unknown }
    if (typeof name !== 'string') continue
    const file = readdirSync(folder)
      .sort()
      .find((one) => /^licen[cs]e/i.test(one))
    const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
    texts.set(`${name} ${String(version)}`, `${name} ${String(version)}: ${typeof license === 'string' ? license : 'see below'}${text}`)
  }
  const own = [`Questwright: MIT\n\n${readFileSync(join(repository, 'LICENSE'), 'utf8').trim()}`]
  for (const name of readdirSync(join(repository, 'licences')).sort())
    if (name.endsWith('.txt'))
      own.push(`${name.replace(/\.txt$/, '')}\n\n${readFileSync(join(repository, 'licences', name), 'utf8').trim()}`)
  const libraries = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text)
  return `${[...own, ...libraries].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
