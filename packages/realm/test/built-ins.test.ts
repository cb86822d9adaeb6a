/** Each built-in of the language works alike in both realms, or the gate refuses scripts that name it. */
import { createContext, runInContext } from 'node:vm'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { gateScript } from '@questwright/packs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Machine, openNativeMachine, openQuickjsMachine } from '../src/index.ts'
import { compileWasm } from '../src/wasm-node.ts'
import { engine, runOf } from './engine.ts'

/** A context with the globals of the language and none of Node; the names of built-ins are read in it. */
const bare = createContext({})
const namesOf = (code: string): readonly string[] => runInContext(`Object.getOwnPropertyNames(${code})`, bare)

/** Values by expression, with methods of the language that are newer than this version of Node. */
const VALUES: { readonly [value: string]: readonly string[] } = {
  "'a'": [],
  '[1]': [],
  '(5)': [],
  true: [],
  '({})': [],
  '/a/': [],
  '(() => 1)': [],
  "new Error('x')": [],
  '[1].values()': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
  "'a'.matchAll(/a/g)": ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
}
/** Static members that are newer than this version of Node. */
const NEWER: { readonly [global: string]: readonly string[] } = {
  Object: ['groupBy'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  Error: ['isError', 'captureStackTrace'],
  Math: ['f16round', 'sumPrecise'],
  Symbol: ['dispose', 'asyncDispose', 'metadata'],
}
const NEWER_GLOBALS = ['Iterator', 'Float16Array', 'Temporal', 'DisposableStack', 'AsyncDisposableStack', 'SuppressedError']
const OF_HOSTS = 'console structuredClone setTimeout clearTimeout queueMicrotask performance fetch process URL TextEncoder atob WebAssembly'

const globals = [...new Set([...namesOf('globalThis'), ...NEWER_GLOBALS, ...OF_HOSTS.split(' ')])].sort()
const ofGlobals = globals.flatMap((name) => {
  const has = runInContext(`typeof globalThis.${name} === 'function' || typeof globalThis.${name} === 'object'`, bare)
  return [...new Set([...(has ? namesOf(name) : []), ...(NEWER[name] ?? [])])].map((member) =>
    /^[\w$]+$/.test(member) ? `${name}.${member}` : `${name}['${member}']`,
  )
})
const ofValues = Object.entries(VALUES).flatMap(([value, newer]) => {
  const chain = runInContext(
    `(() => { const all = []; for (let one = Object(${value}); one; one = Object.getPrototypeOf(one)) all.push(...Object.getOwnPropertyNames(one)); return all })()`,
    bare,
  ) as string[]
  return [...new Set([...chain, ...newer])]
    .filter((member) => /^[a-z]\w*$/i.test(member))
    .map((member) => (newer.includes(member) || isMethod(value, member) ? `${value}.${member}()` : `${value}.${member}`))
})

function isMethod(value: string, member: string): boolean {
  return runInContext(`(() => { try { return typeof (${value}).${member} === 'function' } catch { return false } })()`, bare)
}

/** The problems that the gate has with a script that uses an expression in its second line. */
const refused = (expression: string) =>
  gateScript({
    pack: 'made-up',
    game: 'lcg',
    calls: lcgRulebook.scriptCalls,
    path: 'lib/x.ts',
    source: `export const f = () =>\n  ${expression}\n`,
    kind: 'library',
    exists: () => false,
  })

const machines: Machine[] = []
beforeAll(async () => {
  machines.push(await openNativeMachine({}), await openQuickjsMachine({ wasm: await compileWasm() }))
  for (const machine of machines) {
    for (const { name, code } of engine) machine.define(name, code)
    machine.seal()
    machine.fuel = 1_000_000
  }
})
afterAll(() => {
  for (const machine of machines) machine.dispose()
})

/** What each expression is in each realm: its type, or the class of the error. */
function typesOf(group: string, expressions: readonly string[]): readonly (readonly string[])[] {
  const code = `"use strict";\nconst type = (read) => { try { return typeof read() } catch (error) { return 'threw ' + error.name } }
exports.default = () => [\n${expressions.map((one) => `  type(() => ${one}),`).join('\n')}\n]\n`
  return machines.map((machine) => {
    machine.define(`pack/lib/${group}.ts`, code)
    return JSON.parse(machine.call('run', runOf(`pack/lib/${group}`))).result as string[]
  })
}

describe.each([
  ['globals', globals],
  ['members-of-globals', ofGlobals],
  ['members-of-values', ofValues],
] as const)('%s', (group, expressions) => {
  test('each of these expressions has a value in both realms, or the gate refuses it with its place and a remedy', () => {
    const gated = expressions.map((one) => ({ one, problems: refused(one) }))
    const allowed = gated.flatMap(({ one, problems }) => (problems.length === 0 ? [one] : []))
    const read = allowed.map((one) => one.replace(/\(\)$/, ''))
    const [native = [], quickjs = []] = typesOf(group, read)
    const differing = allowed.flatMap((one, at) =>
      native[at] === quickjs[at] && native[at] !== 'threw ReferenceError' && (native[at] !== 'undefined' || one === 'undefined')
        ? []
        : [`${one}: ${native[at]}, ${quickjs[at]}`],
    )
    expect(differing).toEqual([])
    expect(allowed.length).toBeGreaterThan(20)
    for (const { line, column, remedy, message } of gated.flatMap(({ problems }) => problems))
      expect({ line, message: message !== '', remedy: (remedy ?? '').length > 10, column: (column ?? 0) >= 3 }).toEqual({
        line: 2,
        message: true,
        remedy: true,
        column: true,
      })
  })
})
