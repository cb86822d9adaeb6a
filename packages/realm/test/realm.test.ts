import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleInside, MachineError, openRealm, type Realm } from '../src/index.ts'
import { engine, runOf } from './engine.ts'

const LOOP = { name: 'pack/cards/loop.ts', code: 'exports.default = () => { for (;;); }' }
const ONE = { name: 'pack/cards/one.ts', code: 'exports.default = 1' }
const BROKEN = { name: 'pack/cards/broken.ts', code: 'let = ;' }

describe.each([
  ['quickjs', 'worker'],
  ['quickjs', 'in-thread'],
  ['native', 'worker'],
  ['native', 'in-thread'],
] as const)('%s realm, %s', (kind, place) => {
  let realm: Realm
  beforeAll(async () => {
    realm = await openRealm({ kind, place, engine })
  })
  afterAll(() => realm.close())

  test('a module that fails is reported, and the others are defined', async () => {
    const problems = await realm.define([BROKEN, ONE])
    expect(problems.map((problem) => [problem.name, problem.failure.reason])).toEqual([['pack/cards/broken.ts', 'script-error']])
    expect(await realm.call('run', runOf('pack/cards/one'))).toBe('{"result":1}')
  })

  test('renew gives the same engine without packs', async () => {
    await realm.renew()
    expect(await realm.call('names', '')).toBe('[]')
    expect((await realm.state()).machine).toBe('well')
  })

  test('calls are answered in their order', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((text) => realm.call('echo', text)))).toEqual(['a', 'b', 'c'])
  })

  test('an engine that does not load is an error when the realm is opened', async () => {
    await expect(
      openRealm({ kind, place, engine: [{ name: '@questwright/engine', code: 'throw new TypeError("no")' }] }),
    ).rejects.toMatchObject({
      reason: 'script-error',
      message: expect.stringContaining('TypeError: no'),
    })
  })
})

test('the watchdog ends a silent native worker, names the running ability, and renew starts another', async () => {
  const realm = await openRealm({ kind: 'native', place: 'worker', engine, patience: 30_000 })
  await realm.define([LOOP])
  const error = await realm.call('run', runOf('pack/cards/loop', 11), { patience: 1500 }).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(MachineError)
  expect(error).toMatchObject({ reason: 'silent', running: 11, machine: 'poisoned' })
  await expect(realm.call('echo', 'x')).rejects.toMatchObject({ reason: 'poisoned', message: expect.stringContaining('renew') })
  await realm.renew()
  expect(await realm.call('echo', 'x')).toBe('x')
  realm.close()
})

test('running out of memory in a native worker ends that worker only', async () => {
  const realm = await openRealm({ kind: 'native', place: 'worker', engine, patience: 50_000 })
  await realm.define([
    { name: 'pack/cards/bomb.ts', code: 'exports.default = () => { const a = []; for (;;) a.push(new Array(1000000).fill(a.length)) }' },
  ])
  await expect(realm.call('run', runOf('pack/cards/bomb', 5))).rejects.toMatchObject({
    reason: 'out-of-memory',
    running: 5,
    machine: 'poisoned',
  })
  await realm.renew()
  expect(await realm.call('echo', 'x')).toBe('x')
  realm.close()
})

test('a closed realm refuses calls', async () => {
  const realm = await openRealm({ kind: 'quickjs', place: 'worker', engine })
  const pending = realm.call('echo', 'x')
  realm.close()
  await expect(pending).rejects.toMatchObject({ reason: 'poisoned' })
  await expect(realm.call('echo', 'x')).rejects.toMatchObject({ reason: 'poisoned' })
})

describe('bundleInside', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'questwright-bundle-'))
    await writeFile(join(folder, 'package.json'), '{}')
    await writeFile(
      join(folder, 'entry.ts'),
      `import { helper } from '@questwright/engine'\nimport { offer } from '@questwright/realm/inside'\nimport { two } from './two.ts'\noffer([])\nexport const three: number = helper(two)\n`,
    )
    await writeFile(join(folder, 'two.ts'), 'export const two = 2\n')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('keeps shared modules outside, and equal inputs give equal bytes', async () => {
    const bundle = () => bundleInside(join(folder, 'entry.ts'), { externals: ['@questwright/engine'] })
    const first = await bundle()
    expect(first.code).toContain(`require("@questwright/engine")`)
    expect(first.code).toContain(`require("@questwright/realm/inside")`)
    expect(JSON.parse(first.map).sources.sort()).toEqual(['entry.ts', 'two.ts'])
    expect(await bundle()).toEqual(first)
    await writeFile(join(folder, 'two.ts'), 'export const two = 3\n')
    const changed = await bundle()
    expect(changed.hash).not.toBe(first.hash)
    await writeFile(join(folder, 'two.ts'), 'export const two = 2\n')
    expect(await bundle()).toEqual(first)
  })

  test('a bundle uses the module that it shares', async () => {
    const { code } = await bundleInside(join(folder, 'entry.ts'), { externals: ['@questwright/engine'] })
    const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: [...engine, { name: '@questwright/more', code }] })
    expect(await realm.call('echo', 'x')).toBe('x')
    realm.close()
  })

  test('an error in the source is reported with file and line', async () => {
    await writeFile(join(folder, 'wrong.ts'), 'export const a = \n')
    await expect(bundleInside(join(folder, 'wrong.ts'))).rejects.toThrow(/wrong\.ts:2/)
  })
})
