import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MachineError, type MachineReason, openRealm, type Realm } from '../src/index.ts'
import { type Attack, attacks } from './attack-list.ts'
import { engine, runOf } from './engine.ts'

const ENDS: { readonly [reason in MachineReason]: Attack['ends'][number] } = {
  'script-error': 'error',
  'out-of-fuel': 'fuel',
  'out-of-memory': 'memory',
  stack: 'stack',
  silent: 'silent',
  poisoned: 'broken',
}
const NOTE = 7
/** A short time limit where the watchdog is the expected end; elsewhere a long one, so that a busy computer does not trigger it first. */
const PATIENCE = 20_000
const SHORT_PATIENCE = 1500
const WELL = [{ name: 'pack/cards/well.ts', code: `"use strict"; exports.default = () => [3, 1, 2].sort().map((n) => n + 1).join('-')` }]
const WELL_RESULT = '{"result":"2-3-4"}'

let realm: Realm
beforeAll(async () => {
  realm = await openRealm({
    kind: 'quickjs',
    place: 'worker',
    engine,
    limits: { fuel: 300, milliseconds: 2500 },
    patience: PATIENCE,
  })
})
afterAll(() => realm.close())

/** Runs an attack. @returns how it ended */
async function endOf(attack: Attack): Promise<{ end: Attack['ends'][number]; error?: MachineError }> {
  try {
    const problems = await realm.define([{ name: 'pack/cards/attack.ts', code: attack.code }])
    if (problems[0]) throw new MachineError(problems[0].failure)
    await realm.call('run', runOf('pack/cards/attack', NOTE), { patience: attack.ends.includes('silent') ? SHORT_PATIENCE : PATIENCE })
    return { end: 'returns' }
  } catch (error) {
    if (!(error instanceof MachineError)) throw error
    return { end: ENDS[error.reason], error }
  }
}

describe('attacks of scripts', () => {
  test.each(
    attacks.map(
      (attack) => [`${attack.number} ${attack.title}${attack.gate ? ' (the source checks refuse it before)' : ''}`, attack] as const,
    ),
  )(
    '%s',
    async (_title, attack) => {
      await realm.renew()
      const { end, error } = await endOf(attack)
      expect(attack.ends, error?.message).toContain(end)
      // A limit that ends a running script names the running ability; a failure before the script runs has no number.
      if (error && (end === 'fuel' || end === 'silent') && attack.number !== '47') expect(error.running).toBe(NOTE)
      if (error?.machine === 'well') {
        // The same machine can still be used: its built-ins are unchanged.
        expect(await realm.define(WELL)).toEqual([])
        expect(await realm.call('run', runOf('pack/cards/well'))).toBe(WELL_RESULT)
      }
      await realm.renew()
      expect(await realm.define(WELL)).toEqual([])
      expect(await realm.call('run', runOf('pack/cards/well'))).toBe(WELL_RESULT)
    },
    60_000,
  )

  test('a poisoned machine refuses further calls and says why', async () => {
    await realm.renew()
    await realm.define([{ name: 'pack/cards/loop.ts', code: 'exports.default = () => { for (;;); }' }])
    await expect(realm.call('run', runOf('pack/cards/loop', 3), { fuel: 10 })).rejects.toMatchObject({
      reason: 'out-of-fuel',
      running: 3,
      machine: 'poisoned',
    })
    await expect(realm.call('echo', 'x')).rejects.toMatchObject({ reason: 'poisoned', message: expect.stringContaining('out-of-fuel') })
    await realm.renew()
    expect(await realm.call('echo', 'x')).toBe('x')
  })
})

test('the list of attacks covers all rows that a script can attempt', () => {
  const rows = new Set(attacks.map((attack) => Number.parseInt(attack.number, 10)))
  const hostOnly = [35, 42]
  for (let row = 1; row <= 41; row++) if (!hostOnly.includes(row)) expect(rows).toContain(row)
})

test('only one file calls the library of the sandbox', () => {
  const folder = new URL('../src/', import.meta.url)
  const importers = [
    'host',
    'protocol',
    'worker-node',
    'worker-web',
    'native-machine',
    'machine',
    'index',
    'web',
    'shared',
    'wasm-node',
    'quickjs-machine',
  ].filter((name) => /from '(quickjs-emscripten-core|@jitl\/)/.test(readFileSync(fileURLToPath(new URL(`${name}.ts`, folder)), 'utf8')))
  expect(importers).toEqual(['quickjs-machine'])
})
