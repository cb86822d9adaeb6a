/** A test is made in a pack that does not depend on all packs whose cards are on the table. */

import type { PackBundle } from '@questwright/packs/types'
import type { Plan } from '@questwright/scenes'
import { beforeEach, expect, it, vi } from 'vitest'
import type { WholePacks } from '../src/api-types.ts'
import { useLibrary } from '../src/client/library.ts'
import { tryTest, useMakeTest } from '../src/client/tests/make-test.ts'

/** The calls of the mocked functions, in their order. */
const done = vi.hoisted(() => [] as string[])
const manifest = vi.hoisted(() => ({ text: '' }))
vi.mock('../src/client/api.ts', async (original) => ({
  ...(await original<object>()),
  getFile: async () => ({ text: manifest.text, hash: 'h' }),
  saveFile: async (pack: string, path: string, text: string) => {
    done.push(`${pack}/${path}: ${Object.keys(JSON.parse(text).dependencies).join(', ')}`)
    return { hash: 'h' }
  },
  getLabEngine: async () => ({}),
}))
vi.mock('../src/client/library.ts', async (original) => ({ ...(await original<object>()), refreshLibrary: async () => {} }))
vi.mock('@questwright/scenes', async (original) => ({
  ...(await original<object>()),
  openSceneRealm: async (pack: string) => {
    done.push(`${pack} is run`)
    throw new Error('That is far enough.')
  },
}))
vi.mock('@questwright/table-page/parts/toast', () => ({ toast: { success: () => {} } }))

const bundle = (id: string, dependencies: readonly string[] = []) =>
  ({ id, name: `@ann/${id}`, packVersion: '1.0.0', text: {}, dependencies }) as unknown as PackBundle
const bundles = [bundle('core'), bundle('fen', ['core']), bundle('moor'), bundle('campaign', ['fen']), bundle('unused')]

/** Cards of four packs are on the board, one of them only at its end. */
const plan = {
  begin: { position: { cards: [{ code: 'core:aragorn' }, { code: 'fen:troll' }, { code: 'campaign:boon' }, {}] } },
  end: { view: { cards: { a: { code: 'moor:wight' }, b: {} } } },
} as unknown as Plan

beforeEach(() => {
  done.length = 0
  manifest.text = JSON.stringify({ name: '@ann/fen', dependencies: { '@ann/core': '^1.0.0' } })
  const whole = { packs: bundles.map((one) => ({ kind: 'own', pack: one.id, bundle: one })) } as unknown as WholePacks
  useLibrary.setState({ packs: whole, whole })
})

it('the missing dependency is added before the scene runs for the first time', async () => {
  useMakeTest.setState({ plans: [plan], ticked: [] })
  await tryTest({ title: 'A test', pack: 'fen', path: 'scenes/a.scene.ts' })
  expect(done).toEqual(['fen/package.json: @ann/core, @ann/moor', 'fen is run'])
  expect(useMakeTest.getState()).toMatchObject({ status: 'failed', failure: 'That is far enough.' })
})

it('nothing is written if all dependencies are there', async () => {
  const known = { ...plan, begin: { position: { cards: [{ code: 'core:aragorn' }] } }, end: { view: { cards: {} } } } as unknown as Plan
  useMakeTest.setState({ plans: [known], ticked: [] })
  await tryTest({ title: 'A test', pack: 'fen', path: 'scenes/a.scene.ts' })
  expect(done).toEqual(['fen is run'])
})
