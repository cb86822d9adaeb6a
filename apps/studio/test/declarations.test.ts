import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { namesByType, ruleNames } from '@questwright/contents/names-in-scripts'
import { meantText } from '@questwright/editing'
import type { Rulebook } from '@questwright/rulebook'
import type { PackState } from '@questwright/workshop/page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { namesOfSystems } from '@questwright/workshop/script-names'
import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import type { DeclarationsAnswer } from '../src/api-types.ts'
import { type ApiPart, apiReport } from '../src/tools/api-report.ts'
import { emitDeclarations } from '../src/tools/emit-declarations.ts'

let declarations: DeclarationsAnswer
let ofDuel: DeclarationsAnswer
let ofTcg: DeclarationsAnswer
const libraries = new Map<string, ts.SourceFile>()

const repository = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

beforeAll(() => {
  declarations = emitDeclarations(repository, 'lcg')
  ofDuel = emitDeclarations(repository, 'duel', ['authoring'])
  ofTcg = emitDeclarations(repository, 'tcg')
}, 180_000)

/** Type-checks a script like Monaco: with the declarations of the script API and the libraries of the language, and no other files. */
function problemsOf(source: string): string[] {
  return diagnosticsOf(source, declarations).map((one) => `TS${one.code} ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`)
}

/** @param names the declarations of names of packs, which Monaco reads beside the script API */
function diagnosticsOf(source: string, api: DeclarationsAnswer, names?: string): readonly ts.Diagnostic[] {
  const file = 'file:///packs/lanterns/cards/lantern.ts'
  const ofPacks = 'file:///workspace/systems.d.ts'
  const files = new Map([...api.files.map(({ path, text }) => [path, text] as const), [file, source]])
  if (names !== undefined) files.set(ofPacks, names)
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  }
  const disk = ts.createCompilerHost(options)
  const isLibrary = (path: string) => /\/lib\.[\w.]*d\.ts$/.test(path)
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => 'file:///',
    fileExists: (path) => files.has(path) || (isLibrary(path) && disk.fileExists(path)),
    readFile: (path) => files.get(path) ?? (isLibrary(path) ? disk.readFile(path) : undefined),
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (path) => path,
    getSourceFile: (path, version) => {
      const text = files.get(path)
      if (text !== undefined) return ts.createSourceFile(path, text, version)
      if (!isLibrary(path)) return undefined
      const library = libraries.get(path) ?? disk.getSourceFile(path, version)
      if (library !== undefined) libraries.set(path, library)
      return library
    },
  }
  return ts.getPreEmitDiagnostics(ts.createProgram(names === undefined ? [file] : [file, ofPacks], options, host))
}

it('lets a script use the verbs of the game, with their types', () => {
  expect(problemsOf("import { card } from '@questwright/lcg'\nexport default card('lantern', [])\n")).toEqual([])
  const [first = ''] = problemsOf("import { card } from '@questwright/lcg'\nexport default card(7, [])\n")
  expect(first).toContain('TS2345')
})

it('reports names that do not exist', () => {
  const [first = ''] = problemsOf("import { noSuchVerb } from '@questwright/lcg'\nnoSuchVerb()\n")
  expect(first).toMatch(/TS2305.*noSuchVerb/)
})

it('lets a scene use the testkit', () => {
  expect(problemsOf("import * as kit from '@questwright/testkit'\nexport const names: string[] = Object.keys(kit)\n")).toEqual([])
})

it('declarations depend on nothing outside themselves', () => {
  for (const { path } of declarations.files) expect(path).toMatch(/^file:\/\/\/node_modules\/@questwright\/[\w/.-]+\.d\.ts$/)
  const imports = declarations.files.flatMap(({ path, text }) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
      from: path,
      to: fileName.startsWith('.')
        ? new URL(fileName, path).href.replace(/\.ts$/, '.d.ts')
        : `file:///node_modules/${fileName}${fileName.split('/').length > 2 ? '' : '/index'}.d.ts`,
    })),
  )
  const paths = new Set(declarations.files.map(({ path }) => path))
  expect(imports.filter(({ to }) => !paths.has(to))).toEqual([])
})

it('keeps the comments, which an editor shows, and contains no folder of this machine', () => {
  const all = declarations.files.map(({ text }) => text).join('\n')
  expect(all).toContain('/**')
  expect(all).not.toContain(fileURLToPath(new URL('../../..', import.meta.url)))
})

it('an editor strikes a deprecated word through, and names its replacement', () => {
  const file = 'file:///packs/lanterns/cards/lantern.ts'
  const source = "import { treatAsUndefended } from '@questwright/lcg'\nexport default treatAsUndefended\n"
  const files = new Map([...declarations.files.map(({ path, text }) => [path, text] as const), [file, source]])
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      target: ts.ScriptTarget.ES2022,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      noLib: true,
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => (files.has(path) ? ts.ScriptSnapshot.fromString(files.get(path) ?? '') : undefined),
    getCurrentDirectory: () => 'file:///',
    getDefaultLibFileName: () => 'lib.d.ts',
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    directoryExists: () => true,
    getDirectories: () => [],
  })
  const struck = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated)
  expect(struck.length).toBeGreaterThan(0)
  const told = service.getQuickInfoAtPosition(file, source.lastIndexOf('treat'))?.tags ?? []
  expect(told.map(({ name, text }) => `${name}: ${ts.displayPartsToString(text)}`)).toContain(
    'deprecated: Write `considerUndefended`. Deprecated since script API 2, gone in 3.',
  )
})

it('knows the names of zones: a comparison with an unknown name is an error', () => {
  const compare = (name: string) =>
    `import type { GameCard } from '@questwright/lcg'\nexport const isThere = (card: GameCard) => card.zone.name === '${name}'\n`
  expect(problemsOf(compare('hand'))).toEqual([])
  const [first = ''] = problemsOf(compare('hands'))
  expect(first).toMatch(/TS2367.*"hands"/)
})

it('a misspelt word or title in a script of the trading card game is underlined, and the right one is suggested', () => {
  const pack = {
    pack: 'lanterns',
    files: [],
    bundle: {
      ...{ id: 'lanterns', game: 'tcg', dependencies: [], cards: {}, scripts: [], scenes: [] },
      keywords: { lit: {} },
      text: { en: { cards: { lampwright: { title: 'Lampwright of Bree' } } } },
    },
  } as unknown as PackState
  const names = namesOfSystems(pack.bundle ? [pack.bundle] : [], 'tcg')
  const rulebook = rulebooks.tcg as Rulebook
  const known = ruleNames(rulebook)
  const types = namesByType(rulebook, [pack])
  const meant = [
    ["a('orcc')", 'orc'],
    ["a('morria', 'orc')", 'moria'],
    ["an('hand-weapn')", 'hand-weapon'],
    ["another('companion', 'froddo signet')", 'frodo signet'],
    ["each('trakcer')", 'tracker'],
    ["inHand('litt')", 'lit'],
    ["the('Gandlaf')", 'Gandalf'],
    ["the('Lampwrigth of Bree')", 'Lampwright of Bree'],
    ["titled(['Merry', 'Pipin'], inDeck())", 'Pippin'],
    ["otherThan('Gimly', several(2, 'companion'))", 'Gimli'],
  ] as const
  const right = ["a('lit', 'orc culture')", "the('Lampwright of Bree')", "titled(['Merry', 'Lampwright of Bree'], inDeck('tale'))"]
  const lines = [...meant.map(([code]) => code), ...right].map((code) => `  ${code},\n`)
  const source = `import { a, an, another, each, inDeck, inHand, otherThan, several, the, titled } from '@questwright/tcg'\nexport default [\n${lines.join('')}]\n`
  const told = diagnosticsOf(source, ofTcg, names).map(({ start = 0, length = 0, messageText }) => {
    const line = source.slice(0, start).split('\n').length - 3
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return [meant[line]?.[0] ?? source.slice(start), meantText(message, source.slice(start, start + length), known, types)]
  })
  expect(told).toEqual(meant)
})

/** The kernel files with the types that are exchanged between a table and the code outside of its realm. */
const doorFiles = ['door', 'json']

/** The files of docs/api, each with its package. */
const apiFiles: readonly {
  readonly file: string
  readonly of: 'lcg' | 'tcg' | 'duel' | 'testkit' | 'authoring' | 'kernel'
  readonly part?: ApiPart
}[] = [
  { file: 'lcg', of: 'lcg' },
  { file: 'tcg', of: 'tcg' },
  { file: 'duel', of: 'duel' },
  { file: 'testkit', of: 'testkit' },
  { file: 'authoring', of: 'authoring' },
  { file: 'kernel-ruleset', of: 'kernel', part: { audience: 'For rulesets', declared: 'elsewhere', files: doorFiles } },
  { file: 'kernel-door', of: 'kernel', part: { audience: 'For the door', declared: 'in these', files: doorFiles } },
]

it.each(apiFiles)(
  'the public API of $of equals its snapshot in docs/api, so that reviews show each change ($file)',
  async ({ file, of, part }) => {
    const report = apiReport((of === 'tcg' ? ofTcg : of === 'duel' || of === 'authoring' ? ofDuel : declarations).files, of, part)
    await expect(
      report,
      'Look at what changed for scripts and rules; if it is meant, renew docs/api with: npm run api',
    ).toMatchFileSnapshot(`../../../docs/api/${file}.d.ts`)
  },
)

/** Code that runs in the realm of a table: it may import what rulesets may import. */
const besideTheTable = /^packages\/(?:kernel|authoring|lcg|duel|tcg|testkit|lab|realm\/src\/inside)\//

it('the public API of the kernel is split correctly: code outside of a realm imports only names of the part for the door', () => {
  const forDoor = namesIn('kernel-door')
  const taken = ['packages', 'apps']
    .flatMap((home) => readdirSync(join(repository, home)).map((name) => `${home}/${name}/src`))
    .filter((folder) => existsSync(join(repository, folder)))
    .flatMap((folder) => readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !besideTheTable.test(file))
    .flatMap((file) =>
      [...readFileSync(join(repository, file), 'utf8').matchAll(/\{([^{}]*)\} from '@questwright\/kernel'/g)].flatMap(([, names = '']) =>
        names.split(',').flatMap((one) => {
          const name = one
            .replace(/\btype\b/, '')
            .trim()
            .split(' as ')[0]
            ?.trim()
          return name ? [{ file, name }] : []
        }),
      ),
    )
  expect(taken.length).toBeGreaterThan(50)
  expect(taken.filter(({ name }) => !forDoor.has(name))).toEqual([])
})

const namesIn = (file: string): ReadonlySet<string> =>
  new Set([...readFileSync(join(repository, `docs/api/${file}.d.ts`), 'utf8').matchAll(/^\/\/ (\w+)$/gm)].map(([, name = '']) => name))
