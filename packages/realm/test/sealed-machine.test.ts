/** A machine that starts with the memory of another one behaves like a machine that loaded the engine itself. */
import { expect, test, vi } from 'vitest'
import { type Machine, openNativeMachine, openQuickjsMachine } from '../src/index.ts'
import type { MachineImage } from '../src/machine.ts'
import type { OpenMachine } from '../src/protocol.ts'
import { openSealed } from '../src/sealed-machine.ts'
import { compileWasm } from '../src/wasm-node.ts'
import { runOf, engine as small } from './engine.ts'

/** An engine that no other test in this process has used. */
const engine = small.map(({ name, code }) => ({ name, code: `${code}\n// sealed` }))

/** Modules of the engine that were loaded since the last reset. */
let read = 0
const reads = (): number => {
  const before = read
  read = 0
  return before
}
const openMachine: OpenMachine = async (kind, limits) => {
  const machine = kind === 'native' ? openNativeMachine() : await openQuickjsMachine({ ...limits, wasm: await compileWasm() })
  const { define } = machine
  return Object.assign(machine, {
    define: (name: string, code: string) => {
      if (name.startsWith('@questwright/')) read++
      define(name, code)
    },
  })
}
const counter = `"use strict"; const { helper } = require('@questwright/engine'); let n = 0
exports.default = () => { for (let i = 0; i < 50_000; i++) n = helper(n); return n }`
/** What a machine does with a script, call by call, and its fuel. */
const played = (machine: Machine): unknown[] => {
  machine.define('pack/counter.ts', counter)
  return [0, 1, 2].flatMap(() => {
    let told: unknown
    try {
      told = machine.call('run', runOf('pack/counter'))
    } catch (error) {
      told = String(error)
    }
    return [told, machine.state()]
  })
}
const otherEngine = engine.map(({ name, code }) => ({ name, code: code.replace('n + 1', 'n + 2') }))

test('the second machine with an engine loads nothing of it, and behaves the same to the last tick', async () => {
  const first = await openSealed(openMachine, 'quickjs', {}, engine)
  expect(reads()).toBe(engine.length)
  const done = played(first)
  expect(done[0]).toBe('{"result":50000}')
  const second = await openSealed(openMachine, 'quickjs', {}, engine)
  expect(reads()).toBe(0)
  // the second machine has no changes of the first one, and the third none of the second
  expect(played(second)).toEqual(done)
  expect(played(await openSealed(openMachine, 'quickjs', {}, engine))).toEqual(done)
  expect(reads()).toBe(0)
})

test('another engine, other memory limits and a native machine are loaded', async () => {
  const open = (limits: object, modules = engine) => openSealed(openMachine, 'quickjs', limits, modules)
  await open({})
  reads()
  await open({ fuel: 7, milliseconds: 9_000 })
  expect(reads()).toBe(0)
  const other = await open({}, otherEngine)
  expect(reads()).toBe(1)
  expect(played(other)[0]).toBe('{"result":100000}')
  await open({ stackBytes: 64 * 1024 }, otherEngine)
  expect(reads()).toBe(1)
  await open({ stackBytes: 64 * 1024, memoryPages: 512 }, otherEngine)
  expect(reads()).toBe(1)
  for (let i = 0; i < 2; i++) await openSealed(openMachine, 'native', {}, engine)
  expect(reads()).toBe(2)
})

test('a worker begins with the memory of another one: it loads nothing of the engine, runs no prelude, and behaves the same to the last tick', async () => {
  const fresh = engine.map(({ name, code }) => ({ name, code: `${code}\n// of workers` }))
  /** The module in a fresh worker, which knows nothing of machines opened here. */
  const worker = async () => {
    vi.resetModules()
    const { serveMachine } = await import('../src/protocol.ts')
    const machines: Machine[] = []
    const serve = serveMachine(async (kind, limits) => {
      const machine = await openMachine(kind, limits)
      machines.push(machine)
      return machine
    })
    const open = async (image: MachineImage | 'wanted') => {
      const reply = await serve({ id: 1, do: 'open', kind: 'quickjs', limits: {}, engine: fresh, image })
      return 'value' in reply ? reply.value : reply
    }
    return { open, play: () => played(machines.at(-1) as Machine) }
  }
  const [one, other] = [await worker(), await worker()]
  const image = (await one.open('wanted')) as MachineImage
  expect(reads()).toBe(fresh.length)
  expect(image.bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
  const done = one.play()
  expect(await other.open(image)).toBe('')
  expect(reads()).toBe(0)
  expect(other.play()).toEqual(done)
  // changing the memory of one machine does not change that of another
  const third = await worker()
  await third.open(image)
  expect(third.play()).toEqual(done)
  expect(reads()).toBe(0)
})
