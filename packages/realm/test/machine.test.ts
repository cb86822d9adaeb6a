import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { GLOBAL_NAMES, type Machine, MachineError, openNativeMachine, openQuickjsMachine, wasmHash } from '../src/index.ts'
import { NOTE_BYTES, Notes } from '../src/notes.ts'
import { compileWasm, wasmFile } from '../src/wasm-node.ts'
import { engine, runOf } from './engine.ts'

const kinds = ['quickjs', 'native'] as const
const open = async (kind: (typeof kinds)[number], shared?: Notes): Promise<Machine> => {
  const noted = shared ? { notes: shared } : {}
  return kind === 'native' ? openNativeMachine(noted) : openQuickjsMachine({ wasm: await compileWasm(), ...noted })
}
const thrown = (body: () => unknown): MachineError => {
  try {
    body()
  } catch (error) {
    if (error instanceof MachineError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

test('the wasm has the hash that saved games name', () => {
  expect(createHash('sha256').update(readFileSync(wasmFile())).digest('hex')).toBe(wasmHash)
})

describe.each(kinds)('%s machine', (kind) => {
  let machine: Machine
  beforeEach(async () => {
    machine = await open(kind)
    for (const { name, code } of engine) machine.define(name, code)
    machine.seal()
  })
  const define = (name: string, body: string): void => machine.define(`pack/${name}.ts`, `"use strict"; ${body}`)
  const run = (name: string): unknown => JSON.parse(machine.call('run', runOf(`pack/${name}`))).result

  test('one string in, one string out, with every character that JSON can write', () => {
    const text = JSON.stringify({ a: 'Dúnedain \u0000 \ud800 𝔄 "\\' })
    expect(machine.call('echo', text)).toBe(text)
  })

  test('scripts import the engine and files of their own pack', () => {
    define(
      'cards/heroes/x',
      `const { helper } = require('@questwright/engine'); const { two } = require('../../lib/two.ts'); exports.default = () => helper(two)`,
    )
    define('lib/two', 'exports.two = 2')
    expect(run('cards/heroes/x')).toBe(3)
    expect(JSON.parse(machine.call('names', ''))).toEqual(['pack/cards/heroes/x', 'pack/lib/two'])
  })

  test.each([
    ['a module of Node', `require('node:fs')`, /scripts may import @questwright\/engine, files of their own pack and systems of others/],
    ['the inside of the realm', `require('@questwright/realm/inside')`, /scripts may import/],
    ['another pack', `require('../../other/cards/x')`, /outside its pack/],
    ['a file that is not there', `require('./none')`, /pack\/cards\/x imports 'pack\/cards\/none': there is no such module/],
  ])('an import of %s is refused with a remedy', (_title, body, message) => {
    define('cards/x', body)
    expect(thrown(() => run('cards/x')).message).toMatch(message)
  })

  test('a cycle of imports is reported completely', () => {
    define('lib/a', `require('./b')`)
    define('lib/b', `require('./a')`)
    expect(thrown(() => run('lib/a')).message).toContain('pack/lib/a -> pack/lib/b -> pack/lib/a')
  })

  test('a module that threw throws the same error again', () => {
    define('lib/a', `let n = 0; throw new Error('first ' + ++n)`)
    expect(thrown(() => run('lib/a')).message).toContain('first 1')
    expect(thrown(() => run('lib/a')).message).toContain('first 1')
  })

  test('an error names file, line and column of the script, and nothing of the host', () => {
    machine.define('pack/cards/x.ts', '"use strict";\n\nexports.default = function boom() {\n  return null.x\n}')
    const error = thrown(() => machine.call('run', runOf('pack/cards/x', 4)))
    expect(error).toMatchObject({ reason: 'script-error', machine: 'well', running: 4 })
    expect(error.inside).toMatch(/pack\/cards\/x\.ts:4:1\d/)
    expect(error.inside).not.toMatch(/prelude|native-machine|node:/)
    expect(machine.call('echo', 'still here')).toBe('still here')
  })

  test('a syntax error affects that module alone', () => {
    const error = thrown(() => machine.define('pack/cards/x.ts', '"use strict";\nlet = ;'))
    expect(error).toMatchObject({ reason: 'script-error', machine: 'well' })
    define('cards/y', 'exports.default = () => 1')
    expect(run('cards/y')).toBe(1)
  })

  test('a module is defined once; the engine before the seal, packs after it', async () => {
    define('cards/x', '')
    expect(thrown(() => define('cards/x', '')).message).toContain('defined twice')
    expect(thrown(() => machine.define('@questwright/late', '')).message).toContain('before the realm is sealed')
    const fresh = await open(kind)
    expect(thrown(() => fresh.define('pack/cards/x.ts', '')).message).toContain('after it')
    expect(thrown(() => fresh.call('echo', '')).message).toContain('the door is closed')
  })

  test('the called function must return strings', () => {
    expect(thrown(() => machine.call('number', '')).message).toContain('the door answers with a string')
    expect(thrown(() => machine.call('none', '')).message).toContain('no such method: none')
  })

  test('a recursion that is too deep is reported, and the machine can still be used', () => {
    define('cards/x', 'const f = () => f() + 1; exports.default = f')
    expect(thrown(() => run('cards/x'))).toMatchObject({ reason: 'stack', machine: 'well' })
    expect(machine.call('echo', 'x')).toBe('x')
  })

  test('the running ability is noted where another thread can read it', async () => {
    const notes = new Notes(new Int32Array(new SharedArrayBuffer(NOTE_BYTES)))
    const watched = await open(kind, notes)
    for (const { name, code } of engine) watched.define(name, code)
    watched.seal()
    watched.define('pack/cards/x.ts', 'exports.default = () => 1')
    watched.call('run', runOf('pack/cards/x', 42))
    expect(notes.running).toBe(42)
    watched.call('echo', '')
    expect(notes.running).toBe(0)
  })

  test('a disposed machine refuses calls with a reason', () => {
    machine.dispose()
    expect(thrown(() => machine.call('echo', ''))).toMatchObject({ reason: 'poisoned', machine: 'poisoned' })
  })

  test('the globals are exactly those on the list', () => {
    define('cards/x', 'exports.default = () => Object.getOwnPropertyNames(globalThis).sort()')
    expect(run('cards/x')).toEqual([...GLOBAL_NAMES].sort())
  })

  test.each([
    ['clock', 'typeof Date', 'undefined'],
    ['dice', 'typeof Math.random', 'undefined'],
    ['sine', 'typeof Math.sin', 'undefined'],
    ['JSON', 'typeof JSON', 'undefined'],
    ['BigInt', 'typeof BigInt', 'undefined'],
    ['timers', 'typeof setTimeout', 'undefined'],
    ['locale', 'typeof "".localeCompare', 'undefined'],
    ['weak references', 'typeof WeakRef + typeof FinalizationRegistry', 'undefinedundefined'],
    ['buffers', 'typeof ArrayBuffer + typeof Int32Array', 'undefinedundefined'],
    ['__proto__', '"__proto__" in {}', false],
    [
      'frozen prototypes',
      '[Array, Object, String, Map, Set, Function, Error, RegExp].every((one) => Object.isFrozen(one) && Object.isFrozen(one.prototype))',
      true,
    ],
    [
      'frozen iterators',
      'Object.isFrozen(Object.getPrototypeOf([][Symbol.iterator]())) && Object.isFrozen(Object.getPrototypeOf(function* () {}))',
      true,
    ],
    ['functions are functions', '(() => 1) instanceof Function', true],
    ['arrays', '[3, 1, 2].sort((a, b) => a - b).concat([4], 5).flat().map((n) => n * 2).join()', '2,4,6,8,10'],
    [
      'lastIndexOf, reduce, splice, slice',
      '[[1, 2, 1].lastIndexOf(1), [1, 2].reduce((a, b) => a + b), [1, 2, 3].splice(1), [1, 2, 3].slice(-1)].join("|")',
      '2|3|2,3|3',
    ],
    ['names of methods', '[].map.name + [].map.length + "".indexOf.name', 'map1indexOf'],
    [
      'strings',
      '["a-b-a".split("-"), "a-b-a".replaceAll("a", "c"), "a-b".replace(/-/, "+"), "a".padStart(3, "x"), "ab".repeat(2), "abc".includes("b"), "aba".lastIndexOf("a")].join("|")',
      'a,b,a|c-b-c|a+b|xxa|abab|true|2',
    ],
  ])('inside: %s', (_title, expression, expected) => {
    define('cards/x', `exports.default = () => ${expression}`)
    expect(run('cards/x')).toEqual(expected)
  })

  test('no object that a script can reach from built-ins and syntax can be changed', () => {
    define(
      'cards/x',
      `exports.default = () => {
        const roots = { global: globalThis, array: [], iterator: [][Symbol.iterator](), text: ''[Symbol.iterator](), map: new Map().entries(), set: new Set().values(),
          matches: 'a'.matchAll(/a/g), generator: Object.getPrototypeOf(function* () {}), error: new Error(''), plain: () => 1, argumentList: (function () { return arguments })(), symbol: Object(Symbol.iterator) }
        const seen = new Set(), found = []
        const walk = (value, path) => {
          if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return
          seen.add(value)
          if (path.includes('.') && !Object.isFrozen(value)) found.push(path)
          for (const key of Reflect.ownKeys(value)) {
            const descriptor = Reflect.getOwnPropertyDescriptor(value, key)
            for (const part of ['value', 'get', 'set']) walk(descriptor[part], path + '.' + String(key))
          }
          walk(Object.getPrototypeOf(value), path + '.[prototype]')
        }
        for (const key of Object.keys(roots)) walk(roots[key], key)
        return [seen.size > 300, found]
      }`,
    )
    expect(run('cards/x')).toEqual([true, []])
  })

  test('a script does not see the record of its module', () => {
    machine.define('pack/cards/x.ts', 'const self = this; exports.default = () => [self === undefined || self === globalThis]')
    expect(run('cards/x')).toEqual([true])
  })

  test('objects can have members with the names of members of the frozen prototypes', () => {
    define(
      'cards/x',
      `exports.default = () => {
        const table = {}
        table.constructor = 1; table.toString = 2; table.valueOf = 3; table.hasOwnProperty = 4
        class Refusal extends Error { constructor() { super('no'); this.name = 'Refusal' } }
        const error = new Error('a'); error.message = 'b'
        return [table, new Refusal().name, error.message, Object.keys(table).length]
      }`,
    )
    expect(run('cards/x')).toEqual([{ constructor: 1, toString: 2, valueOf: 3, hasOwnProperty: 4 }, 'Refusal', 'b', 4])
  })

  test('the exports of the engine are frozen, including classes', () => {
    define(
      'cards/x',
      `const all = require('@questwright/engine')
      exports.default = () => [Object.isFrozen(all), Object.isFrozen(all.helper), Object.isFrozen(all.Thing), Object.isFrozen(all.Thing.prototype), new all.Thing().n]`,
    )
    expect(run('cards/x')).toEqual([true, true, true, true, 1])
  })
})

describe('quickjs machine', () => {
  test('fuel is set for each call', async () => {
    const machine = await open('quickjs')
    for (const { name, code } of engine) machine.define(name, code)
    machine.seal()
    machine.define('pack/cards/x.ts', 'exports.default = () => { for (let i = 0; i < 200000; i++); return 1 }')
    machine.fuel = 1000
    machine.call('run', runOf('pack/cards/x'))
    const { ticks } = machine.state()
    expect(ticks).toBeGreaterThan(15)
    expect(ticks).toBeLessThan(100)
    machine.fuel = 5
    expect(thrown(() => machine.call('run', runOf('pack/cards/x', 9)))).toMatchObject({
      reason: 'out-of-fuel',
      machine: 'poisoned',
      running: 9,
    })
    expect(machine.state().machine).toBe('poisoned')
  })

  test('out of memory is reported even if the script catches it', async () => {
    const machine = await open('quickjs')
    for (const { name, code } of engine) machine.define(name, code)
    machine.seal()
    machine.define(
      'pack/cards/x.ts',
      'exports.default = () => { try { const a = []; for (let i = 0; i < 5000; i++) a.push("x".repeat(100000) + i) } catch {} return 1 }',
    )
    expect(thrown(() => machine.call('run', runOf('pack/cards/x')))).toMatchObject({ reason: 'out-of-memory', machine: 'poisoned' })
  })

  test('a poisoned machine does not affect others', async () => {
    const [one, other] = [await open('quickjs'), await open('quickjs')]
    for (const machine of [one, other]) {
      for (const { name, code } of engine) machine.define(name, code)
      machine.seal()
    }
    one.define('pack/cards/x.ts', 'exports.default = () => { for (;;); }')
    one.fuel = 5
    expect(thrown(() => one.call('run', runOf('pack/cards/x'))).reason).toBe('out-of-fuel')
    expect(other.call('echo', 'x')).toBe('x')
  })
})
