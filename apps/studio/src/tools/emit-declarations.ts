/** Emits declaration files of the script API from the engine's sources, with the paths that an editor resolves. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import type ts from 'typescript'
import type { DeclarationsAnswer } from '../api-types.ts'
import { withNeededPackages } from '../server/package-needs.ts'

/** The packages that scripts and scenes of a game may import, and their dependencies. */
const packagesOf = (game: string): readonly string[] => [game, 'testkit', 'authoring', 'kernel']
/** The source file for each import name. */
const entryFilesOf = (game: string): { readonly [name: string]: string } => ({
  [game]: `${game}/src/index.ts`,
  testkit: 'testkit/src/index.ts',
  authoring: 'authoring/src/index.ts',
  'authoring/names': 'authoring/src/names.ts',
  kernel: 'kernel/src/index.ts',
  'kernel/internal': 'kernel/src/internal.ts',
})
const require = createRequire(import.meta.url)
/** Loads the compiler, which takes a second, only when declarations are emitted: for a cached answer its version is enough. */
const loadCompiler = (): typeof ts => require('typescript') as typeof ts
const { version } = require('typescript/package.json') as { readonly version: string }
/** Change it when this file produces other output from the same sources. */
const edition = '4'

/**
 * Emits the declarations of the package of a game, of `@questwright/testkit` and of their dependencies; cached in node_modules/.cache/questwright by
 * content.
 * @param repository the folder of the repository
 * @param game its id: each game has its own declarations, since scenes use its words
 * @param besides names of further packages among the dependencies whose entries are wanted; editors need none
 * @returns files whose paths begin with `file:///node_modules/@questwright/`; only those reachable from the entries
 * @throws Error when a source cannot be declared, with file and line
 */
export function emitDeclarations(repository: string, game: string, besides: readonly string[] = []): DeclarationsAnswer {
  // a type of a needed package can be part of an inferred type, so that a declaration depends on all of them
  const sources = withNeededPackages(repository, packagesOf(game)).flatMap((name) =>
    sourcesBelow(join(repository, 'packages', name, 'src')),
  )
  const key = hashOf([
    edition,
    version,
    game,
    ...besides,
    ...sources.flatMap((path) => [relative(repository, path), readFileSync(path, 'utf8')]),
  ])
  const folder = join(repository, 'node_modules', '.cache', 'questwright')
  const cached = join(folder, `declarations-${key.slice(0, 24)}.json`)
  const known = readCached(cached)
  if (known !== undefined) return known

  const files = emit(repository, game, besides)
  const answer: DeclarationsAnswer = { files, hash: hashOf(files.flatMap(({ path, text }) => [path, text])) }
  mkdirSync(folder, { recursive: true })
  // Other processes read the same cache: rename makes the file appear complete.
  const draft = `${cached}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(answer))
  renameSync(draft, cached)
  return answer
}

function emit(repository: string, game: string, besides: readonly string[]): DeclarationsAnswer['files'] {
  const ts = loadCompiler()
  const entryFiles = entryFilesOf(game)
  const home = (name: string): string => join(repository, 'packages', name, 'src')
  const entries = Object.values(entryFiles).map((file) => join(repository, 'packages', file))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    // Type errors of the engine are found by another check.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    // Editors show comments beside a name.
    removeComments: false,
    newLine: ts.NewLineKind.LineFeed,
    paths: Object.fromEntries(
      Object.entries(entryFiles).map(([name, file]) => [`@questwright/${name}`, [join(repository, 'packages', file)]]),
    ),
  }
  const program = ts.createProgram(entries, options)
  const made = new Map<string, string>()
  for (const source of program.getSourceFiles()) {
    const owner = packagesOf(game).find((name) => source.fileName.startsWith(`${slashed(home(name))}/`))
    if (owner === undefined) continue
    const path = `file:///node_modules/@questwright/${owner}/${slashed(relative(home(owner), source.fileName))}`
    if (source.isDeclarationFile) {
      made.set(path, source.text)
      continue
    }
    const result = program.emit(source, (_file, text) => made.set(path.replace(/\.ts$/, '.d.ts'), text), undefined, true)
    const [wrong] = result.diagnostics.filter((one) => one.category === ts.DiagnosticCategory.Error)
    if (result.emitSkipped || wrong !== undefined) throw new Error(wordsFor(ts, repository, source, wrong))
  }
  return needed(made, [game, 'testkit', ...besides])
}

/** The files reachable from the entries of scripts and scenes, sorted by path: editors do not need the kernel's internals. */
function needed(made: ReadonlyMap<string, string>, entries: readonly string[]): DeclarationsAnswer['files'] {
  const ts = loadCompiler()
  const reached = new Set<string>()
  const reach = (path: string | undefined): void => {
    const text = path === undefined ? undefined : made.get(path)
    if (path === undefined || text === undefined || reached.has(path)) return
    reached.add(path)
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) reach(resolve(made, path, fileName))
  }
  for (const name of entries) reach(`file:///node_modules/@questwright/${name}/index.d.ts`)
  return [...reached].sort().map((path) => ({ path, text: made.get(path) ?? '' }))
}

function resolve(made: ReadonlyMap<string, string>, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@questwright/'))
    return `file:///node_modules/${specifier}${specifier.split('/').length > 2 ? '' : '/index'}.d.ts`
  if (!specifier.startsWith('.')) return undefined
  const path = new URL(specifier, from).href
  return [path, path.replace(/\.ts$/, '.d.ts'), `${path}.d.ts`].find((one) => made.has(one))
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourcesBelow(path)
      return entry.name.endsWith('.ts') ? [path] : []
    })
    .sort()
}

function readCached(file: string): DeclarationsAnswer | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DeclarationsAnswer
  } catch {
    return undefined
  }
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} ${part}`)
  return hash.digest('hex')
}

function wordsFor(compiler: typeof ts, repository: string, source: ts.SourceFile, wrong: ts.Diagnostic | undefined): string {
  const file = slashed(relative(repository, source.fileName))
  if (wrong === undefined) return `${file} gave no declarations`
  const { line } = source.getLineAndCharacterOfPosition(wrong.start ?? 0)
  return `${file}:${line + 1} cannot be declared: ${compiler.flattenDiagnosticMessageText(wrong.messageText, ' ')} (TS${wrong.code})`
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}
