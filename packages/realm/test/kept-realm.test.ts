/** Games with the same packs share a realm, and no game sees changes of another. */
import type { PackBundle } from '@questwright/packs'
import { afterAll, describe, expect, test } from 'vitest'
import { type DryRun, dryRun, engineModules, keptRealm, MachineError, openRealm, type RealmKind, type Setup } from '../src/index.ts'
import { withCalls } from './counted-calls.ts'
import { runOf, engine as tiny } from './engine.ts'
import { bellThat, madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const { modules: engine } = await engineModules(LCG)
const openFresh = (kind: RealmKind) => () => openRealm({ kind, place: 'worker', engine, patience: 60_000, limits: { fuel: 400 } })

/**
 * A quest with this code as its setup. The source checks and the compiler would refuse code that keeps state, so its code is replaced after
 * compiling.
 */
const road = (body: string): string => `import { card, eachPlayer, raiseThreat, setup } from '@questwright/lcg'

export default card('road', { A: [setup(() => { ${body} })], B: [] })
`
const packThat = (body: string): PackBundle => madeUpPack(bellThat('raiseThreat(you, 1)'), { 'cards/road.ts': road(body) })
const counting = (body: string): PackBundle => {
  const pack = packThat('')
  const code = `"use strict"; const { card, eachPlayer, raiseThreat, setup } = require('@questwright/lcg')
const counted = (() => { let n = 0; return () => ++n })()
exports.default = card('road', { A: [setup(() => { ${body} })], B: [] })`
  return { ...pack, scripts: pack.scripts.map((script) => (script.path === 'cards/road.ts' ? { ...script, code } : script)) }
}

const forPlayers = (scenario: string): Setup => ({ ...madeUpSetup, scenario }) as unknown as Setup
const standard = forPlayers('made-up:scenario/road')

const told = (run: DryRun): unknown => {
  if (run.state === 'refused') return run
  const { state, faults, problems, tooFew, story, inputs, answers, board } = run
  return { state, faults, problems, tooFew, story, inputs, answers, hash: board.hash }
}

const closing: { close(): void }[] = []
afterAll(() => {
  for (const one of closing) one.close()
})

describe.each(['quickjs', 'native'] as const)('setups in one %s realm', (kind) => {
  /** Runs setups of packs one after the other, in fresh realms and in a kept one. */
  async function both(cells: readonly (readonly [PackBundle, Setup])[]): Promise<{ readonly fresh: unknown[]; readonly kept: unknown[] }> {
    const realm = keptRealm(openFresh(kind))
    closing.push(realm)
    const fresh: unknown[] = []
    const kept: unknown[] = []
    for (const [pack, setup] of cells) {
      fresh.push(told(await dryRun({ openRealm: openFresh(kind), packs: [pack], setup, until: 'planning' })))
      kept.push(told(await dryRun({ openRealm: () => realm.open([pack]), packs: [pack], setup, until: 'planning' })))
    }
    return { fresh, kept }
  }

  test('a script that counts in a variable counts from the beginning each time', async () => {
    const pack = counting('const n = counted(); if (n > 2) eachPlayer((player) => raiseThreat(player, n))')
    const { fresh, kept } = await both([
      [pack, standard],
      [pack, standard],
      [pack, standard],
    ])
    expect(kept).toEqual(fresh)
    expect(kept[2]).toEqual(kept[0])
    expect(kept[0]).toMatchObject({ state: 'ok' })
  })

  test('other packs, a missing scenario, and the first packs again: each as in a separate realm', async () => {
    const [one, other] = [
      packThat('eachPlayer((player) => raiseThreat(player, 1))'),
      packThat('eachPlayer((player) => raiseThreat(player, 2))'),
    ]
    const { fresh, kept } = await both([
      [one, standard],
      [other, standard],
      [one, forPlayers('made-up:scenario/nowhere')],
      [one, standard],
    ])
    expect(kept).toEqual(fresh)
    expect(kept[2]).toMatchObject({ state: 'refused' })
    expect(kept[3]).toEqual(kept[0])
    expect(kept[1]).not.toEqual(kept[0])
  })
})

test('a setup that breaks the realm fails alone, and later setups get a working realm', async () => {
  const bad = packThat('for (;;) {}')
  const good = packThat('eachPlayer((player) => raiseThreat(player, 1))')
  const realm = keptRealm(openFresh('quickjs'))
  closing.push(realm)
  const states: string[] = []
  for (const pack of [good, bad, bad, good, good])
    states.push((await dryRun({ openRealm: () => realm.open([pack]), packs: [pack], setup: standard, until: 'planning' })).state)
  expect(states).toEqual(['ok', 'red', 'red', 'ok', 'ok'])
})

test('the same packs are booted once, and again for the game after one that broke the realm', async () => {
  const bad = packThat('for (;;) {}')
  const calls: string[] = []
  const realm = keptRealm(withCalls(openFresh('quickjs'), calls))
  closing.push(realm)
  const boots = async (pack: PackBundle): Promise<number> => {
    calls.length = 0
    await dryRun({ openRealm: () => realm.open([pack]), packs: [pack], setup: standard, until: 'planning' })
    return calls.filter((method) => method === 'boot').length
  }
  const good = packThat('')
  expect([await boots(good), await boots(good), await boots(good)]).toEqual([1, 0, 0])
  // once for the game, and once more after its script broke the realm; the game after that finds a working realm
  expect([await boots(bad), await boots(good), await boots(good)]).toEqual([2, 1, 0])
})

test('games with fewer packs are played in the realm with more: nothing is booted for them', async () => {
  const calls: string[] = []
  const realm = keptRealm(withCalls(openFresh('quickjs'), calls))
  closing.push(realm)
  const [pack, beside] = [packThat('eachPlayer((player) => raiseThreat(player, 1))'), { ...packThat(''), id: 'beside' }]
  const run = (packs: readonly PackBundle[], openRealm = () => realm.open(packs)) =>
    dryRun({ openRealm, packs, setup: standard, until: 'planning' })
  const alone = told(await run([pack], openFresh('quickjs')))
  expect(told(await run([pack, beside]))).toEqual(alone)
  expect(told(await run([pack, beside]))).toEqual(alone)
  expect(calls.filter((method) => method === 'boot')).toHaveLength(1)
})

describe.each(['worker', 'in-thread'] as const)('a machine that returns to a saved state, %s', (place) => {
  const COUNT = {
    name: 'pack/cards/count.ts',
    code: 'const list = []; exports.default = () => { list.push(list.length); return list.length }',
  }
  const GROW = {
    name: 'pack/cards/grow.ts',
    code: 'const all = []; exports.default = () => { for (let i = 0; i < 400; i++) all.push(new Array(10000).fill(i)); return all.length }',
  }
  const LOOP = { name: 'pack/cards/loop.ts', code: 'exports.default = () => { for (;;); }' }

  test('has no later changes, also after its memory grew', async () => {
    const realm = await openRealm({ kind: 'quickjs', place, engine: tiny })
    closing.push(realm)
    await realm.define([COUNT, GROW, LOOP])
    const count = async () => JSON.parse(await realm.call('run', runOf('pack/cards/count'))).result
    expect(await count()).toBe(1)
    expect(await realm.keep()).toBe('kept')
    const before = (await realm.state()).bytes
    expect([await count(), await count()]).toEqual([2, 3])
    for (let round = 0; round < 3; round++) {
      await realm.goBack()
      expect([await count(), JSON.parse(await realm.call('run', runOf('pack/cards/grow'))).result, await count()]).toEqual([2, 400, 3])
    }
    expect((await realm.state()).bytes).toBeGreaterThan(before)
    await expect(realm.call('run', runOf('pack/cards/loop'))).rejects.toMatchObject({ reason: 'out-of-fuel' })
    // a broken realm is not repaired by restoring an earlier state
    await expect(realm.goBack()).rejects.toBeInstanceOf(MachineError)
    await realm.renew()
    await expect(realm.goBack()).rejects.toMatchObject({ message: expect.stringContaining('no state was saved') })
  })

  test('cannot do so in native', async () => {
    const realm = await openRealm({ kind: 'native', place, engine: tiny })
    closing.push(realm)
    expect(await realm.keep()).toBe('cannot')
    await expect(realm.goBack()).rejects.toBeInstanceOf(MachineError)
    expect(await realm.call('echo', 'well')).toBe('well')
  })
})
