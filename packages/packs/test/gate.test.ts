import { describe, expect, test } from 'vitest'
import type { ScriptKind } from '../src/bundle.ts'
import { gateScript as plainGateScript } from '../src/gate.ts'
import { rulebook } from './games.ts'
import { watched } from './watched-findings.ts'

const gateScript = watched(plainGateScript)

function gate(source: string, kind: ScriptKind = 'library', path = 'lib/x.ts') {
  return gateScript({
    pack: 'wet-meadows',
    game: 'lcg',
    calls: rulebook.scriptCalls,
    path,
    source,
    kind,
    exists: (one) => one === 'lib/helpers.ts',
  })
}

const codes = (source: string, kind?: ScriptKind, path?: string) => gate(source, kind, path).map((one) => one.code)

describe('the gate refuses', () => {
  const refused: readonly (readonly [what: string, source: string, code: string, line: number, column: number])[] = [
    ['top-level let', 'const a = 1\nlet n = 0', 'gate/top-level-let', 2, 1],
    ['top-level var', 'var n = 0', 'gate/top-level-var', 1, 1],
    ['let in a block outside of functions', 'if (true) {\n  let n = 0\n}', 'gate/top-level-let', 2, 3],
    ['let in a namespace', 'namespace N {\n  export let n = 0\n}', 'gate/top-level-let', 2, 10],
    ['Map', 'export const f = () => new Map()', 'gate/collection', 1, 28],
    ['Set', 'export const f = () => new Set([1])', 'gate/collection', 1, 28],
    ['WeakMap', 'export const f = () => new WeakMap()', 'gate/collection', 1, 28],
    ['WeakSet', 'export const f = () => new WeakSet()', 'gate/collection', 1, 28],
    ['WeakRef', 'export const f = (x: object) => new WeakRef(x)', 'gate/collection', 1, 37],
    ['FinalizationRegistry', 'export const f = () => new FinalizationRegistry(() => {})', 'gate/collection', 1, 28],
    ['SharedArrayBuffer', 'export const f = () => new SharedArrayBuffer(8)', 'gate/collection', 1, 28],
    ['Map under another name', 'const M = Map', 'gate/collection', 1, 11],
    ['Map as a shorthand', 'export const o = { Map }', 'gate/collection', 1, 20],
    ['a class that extends Map', 'class M extends Map {}', 'gate/collection', 1, 17],
    ['Promise', 'export const f = () => Promise.resolve(1)', 'gate/suspend', 1, 24],
    ['Proxy', 'export const f = () => new Proxy({}, {})', 'gate/reflection', 1, 28],
    ['Reflect', 'export const f = () => Reflect.ownKeys({})', 'gate/reflection', 1, 24],
    ['a static field', 'class A {\n  static n = 0\n}', 'gate/static-field', 2, 3],
    ['a static block', 'class A {\n  static { f() }\n}', 'gate/static-field', 2, 3],
    ['an async function', 'async function f() {}', 'gate/async', 1, 1],
    ['an async arrow', 'export const f = async () => 1', 'gate/async', 1, 18],
    ['an async method', 'class A { async f() {} }', 'gate/async', 1, 11],
    ['await', 'export const f = (x: never) => {\n  for await (const y of x) f(y)\n}', 'gate/async', 2, 3],
    ['top-level await', 'const x = await 1', 'gate/async', 1, 11],
    ['a generator', 'function* f() {}', 'gate/generator', 1, 1],
    ['a generator method', 'export const o = { *f() {} }', 'gate/generator', 1, 20],
    ['import()', "export const f = () => import('./helpers')", 'gate/dynamic-import', 1, 24],
    ['import.meta', 'export const f = () => import.meta', 'gate/import-meta', 1, 24],
    ['require', "export const f = () => require('fs')", 'gate/require', 1, 24],
    ['import = require', "import fs = require('fs')", 'gate/require', 1, 1],
    ['export =', 'export = 1', 'gate/require', 1, 1],
    ['module', 'export const f = () => module', 'gate/require', 1, 24],
    ['exports', 'export const f = () => { exports.x = 1 }', 'gate/require', 1, 26],
    ['another package', "import { z } from 'zod'", 'gate/import', 1, 19],
    ['a module of Node', "import { readFileSync } from 'node:fs'", 'gate/import', 1, 30],
    ['an absolute path', "import { x } from '/etc/x'", 'gate/import', 1, 19],
    ['an inner module of the engine', "import { x } from '@questwright/lcg/internal'", 'gate/import', 1, 19],
    ['a re-export of another package', "export { z } from 'zod'", 'gate/import', 1, 19],
    ['the testkit outside of scenes', "import { scene } from '@questwright/testkit'", 'gate/import', 1, 23],
    ['a path out of the pack', "import { x } from '../../other-pack/lib/x'", 'gate/import-outside', 1, 19],
    [
      'a system of a pack on which this one does not depend',
      "import { x } from '@you/the-sea/systems/tides'",
      'gate/undeclared-import',
      1,
      19,
    ],
    ['a file of such a pack that is no system', "import { x } from '@you/other-pack/lib/x'", 'gate/import', 1, 19],
    ['a path to a file that does not exist', "import { x } from './nothing'", 'gate/unknown-import', 1, 19],
    ['a BigInt literal', 'const n = 10n', 'gate/bigint', 1, 11],
    ['BigInt', 'export const f = (n: number) => BigInt(n)', 'gate/bigint', 1, 33],
    ['an array of BigInt', 'export const f = () => new BigInt64Array(1)', 'gate/bigint', 1, 28],
    ['Date', 'export const f = () => Date.now()', 'gate/clock', 1, 24],
    ['Math.random', 'export const f = () => Math.random()', 'gate/random', 1, 24],
    ...['sin', 'cos', 'tan', 'exp', 'log', 'log2', 'pow', 'cbrt', 'hypot', 'atan2', 'acosh', 'PI'].map(
      (name) => [`Math.${name}`, `export const f = () => Math.${name}`, 'gate/math', 1, 24] as const,
    ),
    ['Math under another name', 'const m = Math', 'gate/math', 1, 11],
    ['Math in brackets', "const m = Math['floor']", 'gate/math', 1, 11],
    ['**', 'export const f = (n: number) => n ** 2', 'gate/math', 1, 35],
    ['**=', 'export const f = (n: number) => { n **= 2 }', 'gate/math', 1, 37],
    ['localeCompare', "export const f = () => 'a'.localeCompare('b')", 'gate/locale', 1, 28],
    ['toLocaleString', 'export const f = (n: number) => n.toLocaleString()', 'gate/locale', 1, 35],
    ['toLocaleUpperCase', "export const f = () => 'a'.toLocaleUpperCase()", 'gate/locale', 1, 28],
    ['Intl', 'export const f = () => Intl', 'gate/locale', 1, 24],
    ['eval', "export const f = () => eval('1')", 'gate/reflection', 1, 24],
    ['Function', "export const f = () => Function('1')", 'gate/reflection', 1, 24],
    ['globalThis', 'export const f = () => globalThis', 'gate/reflection', 1, 24],
    ['.constructor', 'export const f = (x: object) => x.constructor', 'gate/reflection', 1, 35],
    ["['constructor']", "export const f = (x: object) => x['constructor']", 'gate/reflection', 1, 35],
    ['constructor by taking apart', 'export const f = ({ constructor }: object) => constructor', 'gate/reflection', 1, 21],
    ['constructor renamed', 'export const f = ({ constructor: c }: object) => c', 'gate/reflection', 1, 21],
    ['constructor as a text', "const key = 'constructor'", 'gate/reflection', 1, 13],
    ['.__proto__', 'export const f = (x: any) => x.__proto__', 'gate/reflection', 1, 32],
    ['__proto__ as a key', 'export const o = { __proto__: null }', 'gate/reflection', 1, 20],
    ['.prototype', 'export const f = () => Array.prototype', 'gate/reflection', 1, 30],
    ['Object.getPrototypeOf', 'export const f = (x: object) => Object.getPrototypeOf(x)', 'gate/reflection', 1, 40],
    ['0.5', 'const half = 0.5', 'gate/not-an-integer', 1, 14],
    ['1e99', 'const much = 1e99', 'gate/not-an-integer', 1, 14],
    [
      'a range in which there is no number',
      "import { chooseAmount } from '@questwright/lcg'\nexport const f = () => chooseAmount(1, 0)",
      'gate/empty-range',
      2,
      24,
    ],
    [
      'a range from a number to one below it',
      "import { chooseAmount } from '@questwright/lcg'\nexport const f = () => chooseAmount(2, -1, { as: 'x' })",
      'gate/empty-range',
      2,
      24,
    ],
    ['floating point arrays', 'export const f = () => new Float64Array(1)', 'gate/not-an-integer', 1, 28],
    ['normalize', 'export const f = (text: string) =>\n  text.normalize()', 'gate/missing-built-in', 2, 8],
    ['normalize in brackets', "export const f = (text: string) => text['normalize']()", 'gate/missing-built-in', 1, 41],
    ['substr', 'export const f = (text: string) => text.substr(1)', 'gate/missing-built-in', 1, 41],
    ['a method of an iterator', 'export const f = (list: number[]) => list.values().map(String)', 'gate/missing-built-in', 1, 52],
    ['the limit on stack traces', 'export const f = () => Error.stackTraceLimit', 'gate/missing-built-in', 1, 24],
    ['Object.groupBy', 'export const f = (list: number[]) => Object.groupBy(list, String)', 'gate/missing-built-in', 1, 38],
    ['HTML of a text', "export const f = () => 'a'.bold()", 'gate/missing-built-in', 1, 28],
    ['JSON', "export const f = () => JSON.parse('1')", 'gate/missing-built-in', 1, 24],
    ['structuredClone', 'export const f = (x: object) => structuredClone(x)', 'gate/missing-built-in', 1, 33],
    ['console', "export const f = () => console.log('x')", 'gate/host', 1, 24],
    ['setTimeout', 'export const f = () => setTimeout(f, 1)', 'gate/host', 1, 24],
    ['a list that a function fills', 'const seen: string[] = []\nexport const f = () => {\n  seen.push("x")\n}', 'gate/script-state', 3, 3],
    ['an object that a function writes to', 'const memory = { n: 0 }\nexport const f = () => { memory.n = 1 }', 'gate/script-state', 2, 26],
    ['an object that a function counts in', 'const memory = { n: 0 }\nexport const f = () => memory.n++', 'gate/script-state', 2, 24],
    [
      'a list that was destructured from another',
      'const [, seen] = [1, [] as string[]]\nexport const f = () => {\n  seen.push("x")\n}',
      'gate/script-state',
      3,
      3,
    ],
    ['a deep write', 'const memory = { a: [0] }\nexport const f = () => { memory.a[0] += 1 }', 'gate/script-state', 2, 26],
    ['delete', 'const memory: { n?: number } = {}\nexport const f = () => { delete memory.n }', 'gate/script-state', 2, 26],
    [
      'Object.assign to an object at the top level',
      'const memory = {}\nexport const f = () => Object.assign(memory, { n: 1 })',
      'gate/script-state',
      2,
      24,
    ],
    ['a list with a type assertion', 'const seen = ([] as string[])\nexport const f = () => seen.sort()', 'gate/script-state', 2, 24],
    ['a list that was computed', 'const seen = [1].concat(2)\nexport const f = () => seen.pop()', 'gate/script-state', 2, 24],
    ['a function that counts in a property of itself', 'export function f() {\n  f.n = 1\n}', 'gate/script-state', 2, 3],
    ['a class that counts in a static property of itself', 'class A {\n  up() { A.n++ }\n}', 'gate/script-state', 2, 10],
    ['a changing method in brackets', "const seen: string[] = []\nexport const f = () => seen['push']('x')", 'gate/script-state', 2, 24],
    [
      'a changing method called with `call`',
      'const seen: string[] = []\nexport const f = () => [].push.call(seen, 1)',
      'gate/script-state',
      2,
      24,
    ],
    ['an assignment by destructuring a list', 'const s = { n: 0 }\nexport const f = () => { [s.n] = [1] }', 'gate/script-state', 2, 26],
    [
      'an assignment by destructuring an object',
      'const s = { n: 0 }\nexport const f = () => { ({ a: s.n } = { a: 1 }) }',
      'gate/script-state',
      2,
      27,
    ],
    [
      'a loop that counts in an object',
      'const s = { n: 0 }\nexport const f = () => {\n  for (s.n of [1, 2]);\n}',
      'gate/script-state',
      3,
      3,
    ],
    [
      'a regular expression that remembers its place',
      'const word = /x/g\nexport const f = (t: string) => word.test(t)',
      'gate/script-state',
      1,
      14,
    ],
    ['a sticky regular expression', 'export const word = /x/iy', 'gate/script-state', 1, 21],
    ['an iterator', 'const turns = [1, 2].values()\nexport const f = () => turns.next()', 'gate/script-state', 1, 15],
    ['a private field that counts', 'class A {\n  #n = 0\n  up() { return this.#n++ }\n}', 'gate/script-state', 2, 3],
    ['a list in a private field', 'class A {\n  #seen = []\n  up() { return this.#seen.push(1) }\n}', 'gate/script-state', 2, 3],
    ['a field behind an accessor', 'class A {\n  accessor n = { v: 0 }\n}', 'gate/script-state', 2, 3],
    [
      'a function expression that counts in a property of itself',
      "import { action } from '@questwright/lcg'\nexport const a = action(function up() {\n  up.n = 1\n})",
      'gate/script-state',
      3,
      3,
    ],
    ['a regular expression that is made without new', "const word = RegExp('x', 'g')", 'gate/script-state', 1, 14],
    ['a group that changes flags', 'export const f = (t: string) => /a(?i:b)/.test(t)', 'gate/pattern', 1, 33],
    [
      'a stat that asks itself',
      "const m = modifier('gloom', { on: (card) => card.isEnemy, by: (_, card) => card.stat('gloom') })",
      'gate/asks-itself',
      1,
      76,
    ],
    [
      'a stat of the own card that asks itself',
      "const m = modifier('attack', {\n  by: ({ self }) => self.attack + 1 })",
      'gate/asks-itself',
      2,
      21,
    ],
    [
      'a stat of the own card that asks itself, with the card in another variable',
      "const m = modifier('attack', { on: 'self', set: ({ self: me }) => [1].map(() => me.attack)[0] })",
      'gate/asks-itself',
      1,
      81,
    ],
    ['two groups of one name', "export const f = () => new RegExp('(?<a>x)|(?<a>y)')", 'gate/pattern', 1, 24],
    [
      'a counter in a closure',
      'const counter = () => {\n  let n = 0\n  return () => ++n\n}\nexport const next = counter()',
      'gate/script-state',
      3,
      16,
    ],
    [
      'a counter in a closure of a function that is called at once',
      'export const next = (() => {\n  let n = 0\n  return () => ++n\n})()',
      'gate/script-state',
      3,
      16,
    ],
    [
      'a counter in a closure with a name',
      'function counter() {\n  let n = 0\n  function next() { n += 1; return n }\n  return next\n}',
      'gate/script-state',
      3,
      21,
    ],
    ['a counter in a method', 'const box = () => {\n  let n = 0\n  return { next() { return n++ } }\n}', 'gate/script-state', 3, 28],
    [
      'a counter behind a getter',
      'const box = () => {\n  let n = 0\n  const held = { get next() { return n++ } }\n  return held\n}',
      'gate/script-state',
      3,
      38,
    ],
    [
      'a counter that another closure counts',
      'const box = () => {\n  let n = 0\n  const up = () => { n++ }\n  return () => { up() }\n}',
      'gate/script-state',
      3,
      22,
    ],
    [
      'a counter two functions deep',
      'const box = () => {\n  let n = 0\n  const make = () => () => n++\n  return make()\n}',
      'gate/script-state',
      3,
      28,
    ],
    [
      'a counter in a class of a function',
      'const box = () => {\n  let n = 0\n  class A { next() { return n++ } }\n  return new A()\n}',
      'gate/script-state',
      3,
      29,
    ],
    ['a counter in a parameter', 'const box = (n: number) => () => n++', 'gate/script-state', 1, 34],
    ['an object in a closure', 'const box = () => {\n  const s = { n: 0 }\n  return () => s.n++\n}', 'gate/script-state', 3, 16],
    [
      'an object in a closure under another name',
      'const box = () => {\n  const s = { a: { n: 0 } }\n  return () => { const { a } = s; a.n++ }\n}',
      'gate/script-state',
      3,
      35,
    ],
    [
      'objects of a list in a closure',
      'const box = () => {\n  const all = [{ n: 0 }]\n  return () => all.forEach((one) => { one.n++ })\n}',
      'gate/script-state',
      3,
      39,
    ],
    [
      'objects of a list at the top',
      'const all = [{ n: 0 }]\nexport const f = () => { for (const one of all) one.n++ }',
      'gate/script-state',
      2,
      49,
    ],
    [
      'a list in a closure',
      'const box = () => {\n  const seen: number[] = []\n  return () => { seen.push(1); return seen.length }\n}',
      'gate/script-state',
      3,
      18,
    ],
    [
      'a counter around an ability',
      "import { action } from '@questwright/lcg'\nexport const once = () => {\n  let used = 0\n  return action(() => { used++ })\n}",
      'gate/script-state',
      4,
      25,
    ],
    [
      'a counter around abilities of a list',
      "import { action, card } from '@questwright/lcg'\nexport default card('x', ['a'].map((slug) => {\n  let used = 0\n  return action({ slug }, () => { used++ })\n}))",
      'gate/script-state',
      4,
      35,
    ],
    [
      'a counter around an ability that is stored in a variable first',
      "import { forced } from '@questwright/lcg'\nexport const once = () => {\n  let used = 0\n  const parts = [forced.after('drawn', {}, () => { used++ })]\n  return parts\n}",
      'gate/script-state',
      4,
      52,
    ],
    [
      'a counter in a closure that is passed to a function of the file',
      'const same = (f: () => number) => f\nconst box = () => {\n  let n = 0\n  return same(() => n++)\n}',
      'gate/script-state',
      4,
      21,
    ],
    [
      'a regular expression in a closure',
      'const box = () => {\n  const word = /x/g\n  return (t: string) => word.test(t)\n}',
      'gate/script-state',
      3,
      25,
    ],
    [
      'an iterator in a closure',
      'const box = () => {\n  const turns = [1, 1, 2].values()\n  return () => turns.next().value\n}',
      'gate/script-state',
      3,
      16,
    ],
    ['an iterator made by a method in brackets', "const turns = [1, 1, 2]['values']()", 'gate/script-state', 1, 15],
    ['a regular expression that is made with flags', "const word = new RegExp('x', 'g')", 'gate/script-state', 1, 14],
    ['an object that counts in itself', 'const box = () => ({ n: 0, next() { return this.n++ } })', 'gate/script-state', 1, 44],
    ['an object at the top that counts in itself', 'const box = { n: 0, next() { return this.n++ } }', 'gate/script-state', 1, 37],
    [
      'an object of a class that counts in it, at the top',
      'class A {\n  n = 0\n  up() { return ++this.n }\n}\nconst a = new A()',
      'gate/script-state',
      5,
      11,
    ],
    [
      'an object of a class that counts in it, in a closure',
      'class A { n = 0; up() { return ++this.n } }\nconst box = () => {\n  const a = new A()\n  return () => a.up()\n}',
      'gate/script-state',
      4,
      16,
    ],
    [
      'a list that is passed to a function which fills it',
      'const top: number[] = []\nfunction fill(list: number[]) { list.push(1) }\nexport const f = () => fill(top)',
      'gate/script-state',
      3,
      24,
    ],
    [
      'a list that is passed through two functions to one which fills it',
      'const seen: string[] = []\nconst first = (x: string[]) => second(x)\nconst second = (x: string[]) => third(x)\nconst third = (x: string[]) => x.push("x")\nexport const f = () => first(seen)',
      'gate/script-state',
      5,
      24,
    ],
    [
      'a list that is passed through another function to one which fills it',
      'const top: number[] = []\nconst fill = (list: number[]) => { list.push(1) }\nconst on = (x: number, list: number[]) => fill(list)\nexport const f = () => on(1, top)',
      'gate/script-state',
      4,
      24,
    ],
    ['a finally that returns', 'export const f = () => {\n  try { f() } finally { return }\n}', 'gate/finally', 2, 25],
    ['a finally that throws', 'export const f = () => {\n  try { f() } finally { if (f) throw 1 }\n}', 'gate/finally', 2, 32],
    ['a finally that continues a loop', 'export const f = () => {\n  for (;;) try { f() } finally { continue }\n}', 'gate/finally', 2, 34],
    ['a forbidden name written with escapes', "export const f = () => \\u0065val('1')", 'gate/reflection', 1, 24],
    [
      'an import that a function writes to',
      "import { box } from './helpers'\nexport const f = () => { box.n = 1 }",
      'gate/script-state',
      2,
      26,
    ],
  ]

  test.each(refused)('%s', (_what, source, code, line, column) => {
    const problems = gate(source)
    expect(problems.map((one) => [one.code, one.line, one.column])).toEqual([[code, line, column]])
    const [one] = problems
    expect(one).toMatchObject({ severity: 'error', pack: 'wet-meadows', file: 'lib/x.ts' })
    expect(one?.message).toMatch(/\.$/)
    expect(one?.remedy).toMatch(/\.$/)
  })

  test('an alias of require, and a generator together with its yield', () => {
    expect(codes('const r = require')).toEqual(['gate/require'])
    expect(codes('function* f() { yield 1 }')).toEqual(['gate/generator', 'gate/generator'])
  })

  test('every fault of a file, in the order of the source', () => {
    const problems = gate('let a = 1\nexport const f = () => new Map()\nexport const g = () => Date.now()\n')
    expect(problems.map((one) => [one.code, one.line])).toEqual([
      ['gate/top-level-let', 1],
      ['gate/collection', 2],
      ['gate/clock', 3],
    ])
  })

  test('a card without a default export, or with the name of another card', () => {
    expect(codes('export const x = 1', 'card', 'cards/odo.ts')).toEqual(['gate/no-default-export'])
    const [wrong] = gate("import { card } from '@questwright/lcg'\nexport default card('otho', [])", 'card', 'cards/odo.ts')
    expect(wrong).toMatchObject({
      code: 'gate/slug',
      line: 2,
      column: 21,
      message: "The script calls itself 'otho', but its file is odo.ts.",
    })
  })

  test('a scene that imports the script module; importing its types is allowed', () => {
    expect(codes("import { draw } from '@questwright/lcg'", 'scene', 'cards/odo.scene.ts')).toEqual(['gate/import'])
    expect(codes("import type { Card } from '@questwright/lcg'", 'scene', 'cards/odo.scene.ts')).toEqual([])
  })
})

describe('the gate accepts', () => {
  const allowed: readonly (readonly [what: string, source: string])[] = [
    ['the stat of another card', "const m = modifier('attack', { on: 'host', by: ({ self }) => self.attack })"],
    ['another stat of the card', "const m = modifier('attack', { by: ({ self }) => self.defense })"],
    ['a stat as a condition', "const m = modifier('attack', { while: ({ self }) => self.attack > 1, by: 1 })"],
    ['let and var inside functions', 'export const f = () => { let n = 0; var m = 1; for (let i = 0; i < 3; i++) n += i; return n + m }'],
    ['classes with fields and methods', 'class A { n = 0; up() { this.n++ } }\nexport const f = () => new A().up()'],
    ['static methods', 'class A { static make() { return new A() } }'],
    ['endless loops, which fuel ends', 'export const f = () => { while (true) {} }'],
    ['a range with one number', "import { chooseAmount } from '@questwright/lcg'\nexport const f = () => chooseAmount(1, 1)"],
    [
      'a function of its own that is called like a verb',
      'const chooseAmount = (a: number, b: number) => a - b\nexport const f = () => chooseAmount(1, 0)',
    ],
    ['labels', 'export const f = () => { out: for (;;) { for (;;) break out } }'],
    ['the script module', "import { card } from '@questwright/lcg'\nexport const f = card"],
    [
      'files of the pack, with and without ending',
      "import { a } from './helpers'\nimport { b } from './helpers.ts'\nimport { c } from './helpers.js'",
    ],
    ['types of all kinds', 'export type T = Map<string, Set<Date>>\nexport interface I { f: Promise<bigint>; g: 0.5 }'],
    ['declarations', "declare module '@questwright/lcg' { interface Stats { wet: number } }\ndeclare let global: Map<string, string>"],
    [
      'properties that are called like globals',
      'export const o = { Map: 1, Date: 2, require: 3 }\nexport const f = (x: typeof o) => x.Date',
    ],
    [
      'methods of its own that are called like those which realms lack',
      'const text = { normalize: (one: string) => one }\nexport const f = (pieces: { link(): number }) => text.normalize("a") + pieces.link()',
    ],
    [
      'methods that objects of other scripts have',
      "import * as words from './helpers.ts'\nimport { a } from './helpers.ts'\nexport const f = (w: typeof words) => [w.normalize('a'), words.substr(1), a.entries().map(String)]",
    ],
    [
      'methods that the script assigns, or has as accessors and functions of a namespace',
      "class Tools { get normalize() { return String } }\nexport const f = (t: Tools, o: { substr?: unknown }) => { o.substr = String; return t.normalize('a') }",
    ],
    [
      'own names for built-ins that realms lack',
      'export const f = (JSON: { parse(text: string): number }, escape: string) => JSON.parse(escape)',
    ],
    ['the values of an object as a list', 'export const f = (o: { [name: string]: number }) => Object.values(o).map(String)'],
    ['own names for what realms lack', 'export const f = (window: string, process: number) => window + process'],
    ['whole numbers in every spelling', 'export const n = [0, 1_000, 0xff, 1e3, -5]'],
    ['the rest of Math', 'export const f = (n: number) => Math.max(Math.floor(n / 2), Math.abs(n))'],
    ['a list made at the top and only read', 'const names = ["a"]\nnames.push("b")\nexport const f = () => names.includes("a")'],
    [
      'a list of the same name inside the function',
      'const seen = ["a"]\nexport const f = (seen: string[]) => { seen.push("x") }\nexport const g = () => { const seen = []; seen.push(1) }',
    ],
    [
      'the memory of a card that is passed in',
      "export const f = (card: { memory: { [key: string]: number } }) => { card.memory.n = 1; card.memory['m'] = 2 }",
    ],
    ['objects of the engine', "import { game } from '@questwright/lcg'\nexport const f = () => { game.log.push(1) }"],
    [
      'a sum in a loop over a list',
      'export const f = (all: number[]) => { let sum = 0; all.forEach((one) => { sum += one }); return sum }',
    ],
    [
      'a local function that is only called',
      'export const f = (n: number) => { let sum = 0; const add = (one: number) => { sum += one }; add(n); add(n); return sum }',
    ],
    [
      'an option of a choice that assigns to a local variable',
      "import { chooseOne } from '@questwright/lcg'\nexport const f = () => { let was = ''; chooseOne({ one: () => { was = 'one' }, two: () => { was = 'two' } }); return was }",
    ],
    [
      'a counter and a closure within one ability',
      "import { action } from '@questwright/lcg'\nexport const a = action(() => { let n = 0; const s = { n: 0 }; const next = () => { s.n++; return ++n }; return { next } })",
    ],
    [
      'groups of a regular expression that all engines support',
      'export const f = (t: string) => /(?:a)(?<b>c)(?<=d)(?!e)[(?i:]\\(?x:/.test(t)',
    ],
    ['a private method', 'class A { #up() { return 1 } up() { return this.#up() } }\nexport const f = () => new A().up()'],
    ['a regular expression that is used where it is made', "export const f = (t: string) => t.replace(/x/g, 'y')"],
    ['a loop over entries', 'export const f = (all: string[]) => { for (const [i, one] of all.entries()) if (one) return i }'],
    [
      'a list that is filled while the file is loaded',
      'const top: number[] = []\nfunction fill(list: number[]) { list.push(1) }\nfill(top)',
    ],
    [
      'a list made in the call and passed to a function which fills it',
      'function fill(list: number[]) { list.push(1) }\nexport const f = () => { const own: number[] = []; fill(own); return own }',
    ],
    ['a finally that ends a loop of its own', 'export const f = () => { try { f() } finally { for (;;) break } }'],
    ['sorting a copy', 'const names = ["b", "a"]\nexport const f = () => [...names].sort()'],
  ]
  test.each(allowed)('%s', (_what, source) => {
    expect(gate(source)).toEqual([])
  })

  test('a scene that counts', () => {
    const counts = "import { scene } from '@questwright/testkit'\nscene('x', {}, (t) => { let n = 0; t.each = () => () => n++ })"
    expect(codes(counts, 'scene', 'cards/odo.scene.ts')).toEqual([])
  })

  test('the testkit in a scene', () => {
    expect(codes("import { scene } from '@questwright/testkit'\nscene('x')", 'scene', 'cards/odo.scene.ts')).toEqual([])
  })

  test('a card whose name is that of its file', () => {
    expect(codes("import { card } from '@questwright/lcg'\nexport default card('odo', [])", 'card', 'cards/deep/odo.ts')).toEqual([])
  })
})

describe('a stat that asks itself', () => {
  test.each([
    '{ by: function ({ self }) { return self.attack } }',
    '{ by({ self }) { return self.attack } }',
    '{ by: (context) => context.self.attack }',
    "{ by: ({ self }) => self.stat('attack') }",
    '{ set: ({ self }) => self.attack }',
    '{ times: ({ self }) => self.attack }',
    "{ gain: 'x', number: ({ self }) => self.attack }",
    "{ on: 'self', by: (_, card) => card.attack }",
    '{ by: ({ self }, card) => (card ? 1 : self.attack) }',
  ])('is refused in %s', (options) => {
    expect(codes(`const m = modifier('attack', ${options})`)).toEqual(['gate/asks-itself'])
  })

  test.each([
    "modifier('attack', { while: ({ self }) => self.attack > 1, by: 1 })",
    "modifier('attack', { by: ({ self }) => self.defense })",
    "modifier('attack', { by: ({ you }) => you.attack })",
    "modifier('attack', { on: (card) => card.isEnemy, by: ({ self }) => self.attack })",
    'modifier(attack, { by: ({ self }) => self.attack })',
    "modifier('attack', 1, { by: ({ self }) => self.attack })",
    "modifier('attack', { by: () => 1 }, { by: ({ self }) => self.attack })",
    "another('attack', { by: ({ self }) => self.attack })",
    "modifier('attack', { by: ({ self }) => self.stat(attack) })",
    "modifier('attack', { by: ({ self }) => [1].map(function () { return self.defense })[0] })",
  ])('is not %s', (made) => {
    expect(codes(`const m = ${made}`)).toEqual([])
  })
})

describe('what a file holds at its top', () => {
  const codesWith = (statement: string) =>
    codes(`const top = { a: { b: 1 }, list: [2] }\nexport const f = (x: any) => {\n  ${statement}\n}`)

  test.each([
    'top.a.b = 2',
    'top.a.b += 2',
    'top.a.b ??= 2',
    'top.a.b++',
    '--top.a.b',
    'delete top.a.b',
    '[top.a.b] = [2]',
    '[x, top.a.b] = [1, 2]',
    '[...top.a.list] = [2]',
    '({ x: top.a.b } = { x: 2 })',
    '({ x, ...top.a.b } = { x: 2 })',
    '({ x: top.a.b = 3 } = {})',
    'for (top.a.b of [1]) f(x)',
    'for (top.a.b in x) f(x)',
    "top['list'].push(1)",
    "top.list['push'](1)",
    '[].push.call(top.list, 1)',
    '[].push.apply(top.list, x)',
    'Object.assign(top.a, x)',
    "Object.defineProperty(top.a, 'b', x)",
    'Object.defineProperties(top.a, x)',
    '(top.a).b = 2',
    '(top.a as any).b = 2',
    '(top.a satisfies object).b = 2',
    'top.a!.b = 2',
    ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'].map((method) => `top.list.${method}()`),
  ])('is not changed by %s', (statement) => {
    expect(codesWith(statement)).toEqual(['gate/script-state'])
  })

  test.each([
    'x.b = top.a.b',
    'x = top.list.slice()',
    'x = +top.a.b',
    'x = !top.a.b',
    'x = Object.keys(top.a)',
    'x = top.list.concat(1)',
    'x.push(top.a)',
  ])('is only read by %s', (statement) => {
    expect(codesWith(statement)).toEqual([])
  })
})

describe('a variable of a function', () => {
  const count = '() => n++'
  const inside = (body: string) => codes(`const box = (x: any) => {\n  let n = 0\n  ${body}\n}`)

  test.each([
    `return [${count}]`,
    `return { a: ${count} }`,
    `return (${count})`,
    `return (${count}) as any`,
    `return (${count}) satisfies any`,
    `return (${count})!`,
    `return x ? ${count} : x`,
    `return x ? x : ${count}`,
    `return x || (${count})`,
    `return x && (${count})`,
    `return x ?? (${count})`,
    `return (x, ${count})`,
    `x.f = ${count}`,
    `throw ${count}`,
    `return new x(${count})`,
    `x\`\${${count}}\``,
    `const g = ${count}\n  return { g }`,
    `const g = ${count}\n  return { ...{ g } }`,
    `const g = ${count}\n  return [...[g]]`,
    `let g\n  g = ${count}\n  return g`,
    `let g\n  return (g = ${count})`,
    `return [${count}][0]`,
    `return { a: ${count} }.a`,
    `return x(${count})`,
    `const { g } = { g: ${count} }\n  return g`,
    `const [g] = [${count}]\n  return g`,
    `const g = (h = ${count}) => h\n  return g`,
    `function g() { return n++ }\n  return () => g()`,
    `class A { f() { return n++ } }\n  return A`,
    `return class { f() { return n++ } }`,
    `return class { f = ${count} }`,
  ])('is not kept by %s', (body) => {
    expect(inside(body)).toEqual(['gate/script-state'])
  })

  test.each([
    'n++',
    `x = [1].map(${count})`,
    `const all = [1, 2].filter(${count})\n  return all`,
    `(${count})()`,
    `const g = ${count}\n  g()\n  return n`,
    `return (${count}) ? 1 : 2`,
    `return (${count}, x)`,
    `function g() { return n++ }\n  g()`,
    `class A { f() { return n++ } }\n  x = new A().f()`,
    `let g\n  g = ${count}`,
    ...[
      'every',
      'find',
      'findIndex',
      'findLast',
      'findLastIndex',
      'flatMap',
      'forEach',
      'reduce',
      'reduceRight',
      'some',
      'sort',
      'toSorted',
    ].map((method) => `x = [1].${method}(${count})`),
  ])('is free in %s', (body) => {
    expect(inside(body)).toEqual([])
  })
})
