import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { describe, expect, test } from 'vitest'
import { type CompiledCode, compileScript as plainCompileScript } from '../src/compile.ts'
import { mostLinks, mostNesting } from '../src/nesting.ts'
import { rulebook } from './games.ts'
import { heroScript } from './made-up-pack.ts'
import { watched } from './watched-findings.ts'

const compileScript = watched(plainCompileScript)

function compiled(source: string, path = 'cards/odo-miller.ts'): CompiledCode {
  const result = compileScript({ pack: 'wet-meadows', path, source, calls: rulebook.scriptCalls })
  if ('problems' in result) throw new Error(result.problems.map((one) => one.message).join('\n'))
  return result
}

function refused(source: string) {
  const result = compileScript({ pack: 'wet-meadows', path: 'cards/odo-miller.ts', source, calls: rulebook.scriptCalls })
  return 'problems' in result ? result.problems : []
}

describe('compileScript', () => {
  test('an error of the program itself is not reported as a problem of the script', () => {
    const calls = {
      ...rulebook.scriptCalls,
      get parts(): never {
        throw new TypeError('a fault of the compiler')
      },
    }
    expect(() => compileScript({ pack: 'wet-meadows', path: 'cards/odo-miller.ts', source: heroScript, calls })).toThrow(
      'a fault of the compiler',
    )
  })

  test('gives CommonJS that a realm can wrap: strict, imports by require, the default export on exports', () => {
    expect(compiled(heroScript).code).toMatchInlineSnapshot(`
      ""use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      const lcg_1 = require("@questwright/lcg");
      exports.default = (0, lcg_1.card)('odo-miller', [
          lcg_1.response.after('commits', { of: 'self' }, ({ self }) => {
              const count = 1;
              self.ready(count);
          }),
      ]);
      "
    `)
  })

  test('tells the realm of every variable that a closure keeps, in the scope that declares it', () => {
    const source = "export const f = (a: string[], b: string[]) => {\n  const c = ['x']\n  const d = 1\n  return () => [a, b, c]\n}\n"
    expect(compiled(source, 'lib/kept.ts').code).toContain(
      ['(a, b) => {', '    if (module.loading)', '        module.hold(() => a, () => b);'].join('\n'),
    )
    expect(compiled(source, 'lib/kept.ts').code).toContain('module.hold(() => c);')
    expect(compiled(source, 'lib/kept.ts').code).not.toContain('() => d')
  })

  test('gives the same bytes for the same source, in any order of calls', () => {
    const first = compiled(heroScript)
    compiled("export const other = 'x'\n", 'lib/other.ts')
    expect(compiled(heroScript)).toEqual(first)
  })

  test('the source map has the name of the file, but not its content', () => {
    const map = JSON.parse(compiled(heroScript).map) as { version: number; sources: string[] }
    expect(map).toMatchObject({ version: 3, sources: ['cards/odo-miller.ts'] })
    expect(Object.keys(map).sort()).toEqual(['mappings', 'names', 'sources', 'version'])
  })

  test('maps the compiled code to its place in the TypeScript source', () => {
    const { code, map } = compiled(heroScript)
    const lines = code.split('\n')
    const line = lines.findIndex((one) => one.includes('self.ready'))
    const found = originalPositionFor(new TraceMap(map), { line: line + 1, column: (lines[line] ?? '').indexOf('self.ready') })
    expect(found).toMatchObject({ source: 'cards/odo-miller.ts', line: 6, column: 4 })
  })

  test('drops types and imports that are only types', () => {
    const { code } = compiled(
      "import { type Card, draw } from '@questwright/lcg'\nimport type { X } from './x'\nexport const f = (c: Card & X) => draw(c)\n",
    )
    expect(code).not.toContain("'./x'")
    expect(code).toContain('const f = (c) => (0, lcg_1.draw)(c)')
  })

  test('compiles to strict code even if nothing is imported or exported', () => {
    expect(compiled('const a = 1\n').code.startsWith('"use strict";\n')).toBe(true)
  })

  test('names every syntax error with its place', () => {
    expect(refused('export const f = () => {\n  return 1 +\n}\n')).toMatchObject([
      { code: 'compile/syntax', file: 'cards/odo-miller.ts', line: 3, column: 1, message: 'Syntax error: Expression expected.' },
    ])
  })

  test('refuses a source that is too large', () => {
    expect(refused(`export const a = '${'x'.repeat(200_000)}'`)).toMatchObject([
      { code: 'compile/too-large', message: expect.stringContaining('200000') },
    ])
    expect(refused(`export const a = '${'x'.repeat(150_000)}'`)).toEqual([])
    // The limit counts bytes, not characters.
    expect(refused(`export const a = '${'é'.repeat(150_000)}'`)).toMatchObject([{ code: 'compile/too-large' }])
  })

  const deep: readonly (readonly [what: string, make: (n: number) => string])[] = [
    ['brackets', (n) => `export const a = ${'['.repeat(n)}${']'.repeat(n)}`],
    ['parentheses', (n) => `export const a = ${'('.repeat(n)}1${')'.repeat(n)}`],
    ['functions', (n) => `export const a = ${'() => '.repeat(n)}1`],
    ['signs', (n) => `export const a = ${'!'.repeat(n)}1`],
    ['blocks', (n) => `${'{'.repeat(n)}${'}'.repeat(n)}`],
    ['else if', (n) => `${'if (a) b(); else '.repeat(n)}c()`],
    ['templates', (n) => `export const a = ${'`${'.repeat(n)}1${'}`'.repeat(n)}`],
    ['conditions', (n) => `export const a = ${'b ? 1 : '.repeat(n)}2`],
    ['types', (n) => `export type A = ${'['.repeat(n)}${']'.repeat(n)}`],
  ]
  test.each(deep)('refuses a nesting of %s deeper than the limit, up to where the parser itself gives up', (_what, make) => {
    expect(refused(make(20))).toEqual([])
    expect(refused(make(mostNesting + 2))).toMatchObject([{ code: 'compile/too-deep' }])
    expect(refused(make(9_000))).toMatchObject([{ code: 'compile/too-deep' }])
  })

  test.each([
    ['sums', (n: number) => `export const a = ${'1 + '.repeat(n)}1`],
    ['properties', (n: number) => `export const a = b${'.c'.repeat(n)}`],
    ['calls', (n: number) => `export const a = b${'()'.repeat(n)}`],
    ['assertions', (n: number) => `export const a = b${'!'.repeat(n)}`],
    ['types', (n: number) => `export const a = b${' as any'.repeat(n)}`],
  ])('refuses a chain of %s that would keep the type checker busy', (_what, make) => {
    expect(refused(make(mostLinks - 2))).toEqual([])
    expect(refused(make(mostLinks + 2))).toMatchObject([{ code: 'compile/too-deep' }])
  })

  test('accepts long chains and lists', () => {
    expect(refused(`export const a = [${'1, '.repeat(5_000)}]`)).toEqual([])
    expect(refused(`export const a = ${"'x' + ".repeat(500)}'y'`)).toEqual([])
    expect(refused(`export const a = b${'.c()'.repeat(200)}`)).toEqual([])
  })
})
