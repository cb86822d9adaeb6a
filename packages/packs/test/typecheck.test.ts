import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scriptCompilerOptions } from '../src/options.ts'
import { type Declarations, checkTypes as plainCheckTypes } from '../src/typecheck.ts'
import { wholePack } from './made-up-pack.ts'
import { watched } from './watched-findings.ts'

const checkTypes = watched(plainCheckTypes)

let folder = ''
let declarations: Declarations = {}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-types-'))
  const lcg = `
    export interface Stats { attack: number }
    export interface Self { ready(count: number): void; readonly stats: Stats }
    export declare const response: { after(name: string, options: { of: 'self' }, body: (context: { self: Self }) => void): number }
    export declare function card(slug: string, abilities: readonly number[]): object
    export declare function keyword(slug: string, abilities: readonly number[]): object
    export interface Zone { readonly name: 'hand' | 'deck' | 'staging-area' }
    export declare const zone: Zone
    export declare function choose<T>(options: readonly T[]): T
  `
  const testkit = 'export declare function scene(title: string, setup: object, play: (t: { isAt(step: string): void }) => void): void\n'
  writeFileSync(join(folder, 'lcg.d.ts'), lcg)
  writeFileSync(join(folder, 'testkit.d.ts'), testkit)
  declarations = { '@questwright/lcg': join(folder, 'lcg.d.ts'), '@questwright/testkit': join(folder, 'testkit.d.ts') }
})
afterAll(() => rmSync(folder, { recursive: true }))

const check = (files: { [path: string]: string }) => checkTypes([{ pack: 'wet-meadows', files }], declarations)

describe('checkTypes', () => {
  test('only the declarations of packs that are not to be checked are read: their own errors are not reported', () => {
    const mistake = { 'cards/mud.ts': "export const depth: number = 'deep'\n" }
    const packs = [
      { pack: 'wet-meadows', files: mistake },
      { pack: 'dry-heath', files: mistake },
    ]
    expect(checkTypes(packs, declarations).map(({ pack }) => pack)).toEqual(['dry-heath', 'wet-meadows'])
    expect(checkTypes(packs, declarations, new Set(['dry-heath'])).map(({ pack }) => pack)).toEqual(['dry-heath'])
    expect(checkTypes([{ pack: 'wet-meadows', files: mistake }], declarations, new Set(['dry-heath']))).toEqual([])
  })

  test.each([
    ['too large', `export const a = 1 // ${'x'.repeat(700_000)}\nconst wrong: string = 1`],
    ['nested too deep', `const wrong: string = 1\nexport const a = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`],
    ['a chain of too many links', `const wrong: string = 1\nexport const a = ${'1 + '.repeat(40_000)}1`],
  ])('a script that is %s is not checked, but the others are: loading the pack reports its error', (_, text) => {
    const other = 'const wrong: string = 1\nexport default wrong'
    expect(check({ 'lib/bomb.ts': text, 'lib/other.ts': other }).map(({ file }) => file)).toEqual(['lib/other.ts'])
  })

  test('finds nothing in a correct pack', () => {
    expect(check({ ...wholePack })).toEqual([])
  })

  test('names file, line and column of a type error', () => {
    const source = "import { choose } from '@questwright/lcg'\n\nexport const n: string = choose([1, 2])\n"
    expect(check({ 'lib/a.ts': source })).toEqual([
      {
        severity: 'error',
        code: 'types/error',
        pack: 'wet-meadows',
        file: 'lib/a.ts',
        line: 3,
        column: 14,
        message: "Type 'number' is not assignable to type 'string'. (TS2322)",
        remedy: 'Correct the type; the editor shows what each function of the script API takes and gives.',
      },
    ])
  })

  test.each([
    ['a comparison', "export const f = () => zone.name === 'staging-areas'", 3, 'staging-area'],
    ['a comparison the other way round', "export const f = () => 'hands' !== zone.name", 3, 'hand'],
    ['a case', "export const f = () => {\n  switch (zone.name) {\n    case 'hands':\n      return 1\n  }\n  return 0\n}", 5, 'hand'],
  ])('a zone with a name that does not exist, in %s, is an error with the name that was probably meant', (_, body, line, meant) => {
    const [one, ...others] = check({ 'lib/a.ts': `import { zone } from '@questwright/lcg'\n\n${body}\n` })
    expect(others).toEqual([])
    expect(one).toMatchObject({ file: 'lib/a.ts', line, remedy: expect.stringContaining(`'${meant}'`) })
  })

  test('resolves imports of other files of the same pack, and none of other packs', () => {
    const a = {
      'lib/one.ts': 'export const one = 1\n',
      'cards/two.ts': "import { one } from '../lib/one.ts'\nexport const two: string = one\n",
    }
    const b = {
      'lib/one.ts': "export const one = '1'\n",
      'cards/two.ts': "import { one } from '../lib/one'\nexport const two: string = one\n",
    }
    const problems = checkTypes(
      [
        { pack: 'a', files: a },
        { pack: 'b', files: b },
      ],
      declarations,
    )
    expect(problems.map((one) => [one.pack, one.file, one.line])).toEqual([['a', 'cards/two.ts', 2]])
  })

  test('a pack may extend the types of the engine by declaration', () => {
    const script = "import type { Self } from '@questwright/lcg'\nexport const f = (self: Self): number => self.stats.wetness\n"
    const extension = "import '@questwright/lcg'\ndeclare module '@questwright/lcg' {\n  interface Stats { wetness: number }\n}\n"
    expect(check({ 'lib/a.ts': script })).toMatchObject([{ code: 'types/error', line: 2 }])
    expect(check({ 'lib/a.ts': script, 'types.d.ts': extension })).toEqual([])
  })

  test('extensions of the types in a pack that is not to be checked apply to the others, in whatever file they are', () => {
    const script = "import type { Self } from '@questwright/lcg'\nexport const f = (self: Self): number => self.stats.wetness\n"
    const extension = "import '@questwright/lcg'\ndeclare module '@questwright/lcg' {\n  interface Stats { wetness: number }\n}\n"
    for (const file of ['types.d.ts', 'lib/wetness.ts']) {
      const packs = [
        { pack: 'dry-heath', files: { 'lib/a.ts': script } },
        { pack: 'wet-meadows', files: { [file]: extension } },
      ]
      expect(checkTypes(packs, declarations, new Set(['dry-heath'])), file).toEqual([])
    }
  })

  test('scripts have no types of the browser or of Node', () => {
    expect(check({ 'lib/a.ts': 'export const f = () => window.name + process.pid\n' }).map((one) => one.column)).toEqual([24, 38])
  })

  test('an import of something undeclared is an error', () => {
    expect(
      checkTypes([{ pack: 'a', files: { 'lib/a.ts': "import { x } from '@questwright/lcg'\nexport const y = x\n" } }], {}),
    ).toMatchObject([{ code: 'types/error', line: 1 }])
  })
})

test('the options are those of the TypeScript compiler with the same names', () => {
  expect(scriptCompilerOptions).toMatchObject({
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    newLine: ts.NewLineKind.LineFeed,
  })
})
