/** The value of an expression of the language is the same in both realms, or the expression is refused in both. */
import { expect, test } from 'vitest'
import { type Machine, openNativeMachine, openQuickjsMachine } from '../src/index.ts'
import { compileWasm } from '../src/wasm-node.ts'
import { engine, runOf } from './engine.ts'
import { EXPRESSIONS, REMAINING } from './expression-list.ts'

const CODE = (expressions: readonly string[]): string => `"use strict";
const range = (n) => Array.from({ length: n }, (_, i) => n - i)
const mixed = (n) => Array.from({ length: n }, (_, i) => (i * 7919 + 31) % 101)
const show = (value, depth = 0) => {
  if (typeof value === 'string') return "'" + value + "'"
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth > 4) return '…'
  if (Array.isArray(value)) {
    const items = []
    for (let i = 0; i < value.length; i++) items[i] = i in value ? show(value[i], depth + 1) : 'gap'
    const more = Object.keys(value).filter((key) => !/^[0-9]+$/.test(key))
    return '[' + items.join(', ') + ']' + more.map((key) => ' ' + key + ': ' + show(value[key], depth + 1)).join('')
  }
  return '{' + Object.keys(value).map((key) => key + ': ' + show(value[key], depth + 1)).join(', ') + '}'
}
const run = (body) => {
  try {
    return show(body())
  } catch (error) {
    module.caught(error)
    return 'threw ' + (error && error.name)
  }
}
exports.default = () => [
${expressions.map((one) => `  run(() => (${one})),`).join('\n')}
]
`

function valuesOf(machine: Machine, group: string, expressions: readonly string[]): readonly string[] {
  machine.define(`pack/cards/${group}.ts`, CODE(expressions))
  return JSON.parse(machine.call('run', runOf(`pack/cards/${group}`))).result as string[]
}

/** The values of expressions in native and in quickjs. */
async function inBoth(group: string, expressions: readonly string[]): Promise<readonly (readonly string[])[]> {
  const machines = [await openNativeMachine({}), await openQuickjsMachine({ wasm: await compileWasm() })]
  for (const machine of machines) {
    for (const { name, code } of engine) machine.define(name, code)
    machine.seal()
    machine.fuel = 1_000_000
  }
  const values = machines.map((machine) => valuesOf(machine, group.replaceAll(' ', '-'), expressions))
  for (const machine of machines) machine.dispose()
  return values
}

test.each(EXPRESSIONS)('$group: every expression has the same value in both realms', async ({ group, expressions }) => {
  const [native = [], quickjs = []] = await inBoth(group, expressions)
  const different = expressions.flatMap((expression, i) =>
    native[i] === quickjs[i] ? [] : [`${expression}\n  native  ${native[i]}\n  quickjs ${quickjs[i]}`],
  )
  expect(different.join('\n')).toBe('')
  // make sure that enough expressions have a value, since otherwise nothing was compared
  expect(native.filter((value) => !value.startsWith('threw')).length).toBeGreaterThan(expressions.length / 3)
})

test('the known remaining differences are complete', async () => {
  const [native = [], quickjs = []] = await inBoth(
    'remaining',
    REMAINING.map(({ expression }) => expression),
  )
  expect(REMAINING.filter((_, i) => native[i] === quickjs[i])).toEqual([])
})
