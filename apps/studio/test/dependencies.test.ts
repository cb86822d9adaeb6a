/** The dependencies that the studio writes into the package.json of a pack when the pack uses a card of another pack. */
import type { PackBundle } from '@questwright/packs/types'
import { afterEach, expect, it, vi } from 'vitest'
import type { PacksAnswer } from '../src/api-types.ts'
import { useLibrary } from '../src/client/library.ts'
import { addDependencies, removeDependency } from '../src/client/packs/dependencies.ts'

const files = vi.hoisted(() => ({ now: '', saved: [] as string[], undo: undefined as (() => void) | undefined }))
vi.mock('../src/client/api.ts', async (original) => ({
  ...(await original<object>()),
  getFile: async () => ({ text: files.now, hash: 'h' }),
  saveFile: async (_pack: string, path: string, text: string) => {
    files.saved.push(path)
    files.now = text
    return { hash: 'h' }
  },
  getPacks: async () => ({ unchanged: true }),
}))
vi.mock('@questwright/table-page/parts/toast', () => ({
  toast: {
    success: (_words: string, { action }: { action: { onClick: () => void } }) => {
      files.undo = action.onClick
    },
  },
}))
vi.mock('../src/client/library.ts', async (original) => ({ ...(await original<object>()), refreshLibrary: async () => {} }))

const bundle = (id: string, packVersion: string) =>
  ({ id, name: `@ann/${id}`, packVersion, text: {}, dependencies: [] }) as unknown as PackBundle
const own = bundle('moor', '0.3.0')
const shipped = bundle('peaks', '1.2.0')
useLibrary.setState({
  packs: {
    packs: [
      { kind: 'own', pack: 'moor', bundle: own },
      { kind: 'installed', pack: 'peaks', bundle: shipped },
    ],
  } as unknown as PacksAnswer,
})

const manifest = { name: '@ann/fen', version: '1.0.0', dependencies: { '@questwright/lcg-core-set': '^0.1.0' } }
afterEach(() => {
  files.saved.length = 0
})
const dependencies = () => JSON.parse(files.now).dependencies

it('a pack of this workspace and an installed one are added, each with its range, and nothing else is lost', async () => {
  files.now = JSON.stringify(manifest)
  await addDependencies('fen', [own, shipped])
  expect(files.saved).toEqual(['package.json'])
  expect(JSON.parse(files.now)).toEqual({
    ...manifest,
    dependencies: { '@questwright/lcg-core-set': '^0.1.0', '@ann/moor': 'workspace:*', '@ann/peaks': '^1.2.0' },
  })
  files.undo?.()
  await vi.waitFor(() => expect(dependencies()).toEqual(manifest.dependencies), { timeout: 50_000 })
})

it('a dependency is removed again, and the notice adds it back', async () => {
  files.now = JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, '@ann/moor': 'workspace:*' } })
  await removeDependency('fen', '@ann/moor')
  expect(dependencies()).toEqual(manifest.dependencies)
  files.undo?.()
  await vi.waitFor(() => expect(dependencies()).toEqual({ ...manifest.dependencies, '@ann/moor': 'workspace:*' }), { timeout: 50_000 })
})

it('nothing is written if nothing is missing', async () => {
  files.now = JSON.stringify(manifest)
  await addDependencies('fen', [])
  expect(files.saved).toEqual([])
})
