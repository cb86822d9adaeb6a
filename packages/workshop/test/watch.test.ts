import { mkdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { absent, type FileChange } from '../src/page/index.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import type { Workspace } from '../src/workspace/workspace.ts'
import { makeWorkspace, manifest, type TestWorkspace } from './fixtures/workspace.ts'

vi.mock('node:fs', { spy: true })

let folders: TestWorkspace
let workspace: Workspace
let end: () => void
let told: FileChange[]
let batches: number

beforeEach(async () => {
  folders = makeWorkspace()
  told = []
  batches = 0
  workspace = folderWorkspace(folders.root)
  vi.mocked(watch).mockClear()
  end = workspace.watch((changes) => {
    told.push(...changes)
    batches += 1
  })
  // the first scan reports nothing, because nothing has changed; it is finished when `watch` is called
  await vi.waitFor(() => expect(watch).toHaveBeenCalled(), { timeout: 10_000, interval: 20 })
})
afterEach(() => {
  end()
  folders.remove()
})

const at = (path: string) => join(folders.root, 'lanterns', path)
const comes = (...changes: FileChange[]) =>
  vi.waitFor(() => expect(told).toEqual(expect.arrayContaining(changes)), { timeout: 10_000, interval: 50 })

it('reports files that are written, created, replaced and deleted, with the hash of the new content', async () => {
  writeFileSync(at('cards/allies/lantern-bearer.json'), 'written')
  writeFileSync(at('cards/allies/new.ts'), 'new')
  await comes(
    { pack: 'lanterns', path: 'cards/allies/lantern-bearer.json', hash: sha256('written') },
    { pack: 'lanterns', path: 'cards/allies/new.ts', hash: sha256('new') },
  )
  writeFileSync(at('cards/.draft'), 'replaced')
  renameSync(at('cards/.draft'), at('cards/allies/new.ts'))
  await comes({ pack: 'lanterns', path: 'cards/allies/new.ts', hash: sha256('replaced') })
  rmSync(at('cards/allies/new.ts'))
  await comes({ pack: 'lanterns', path: 'cards/allies/new.ts', hash: absent })
  expect(told.some(({ path }) => path.includes('.draft'))).toBe(false)
})

it('reports new folders and new packs', async () => {
  mkdirSync(at('scenarios/deep'), { recursive: true })
  writeFileSync(at('scenarios/deep/quest.json'), '{}')
  await comes({ pack: 'lanterns', path: 'scenarios/deep/quest.json', hash: sha256('{}') })
  mkdirSync(join(folders.root, 'second'))
  writeFileSync(join(folders.root, 'second/notes.md'), 'no pack yet')
  await comes({ pack: undefined, path: 'second/notes.md', hash: sha256('no pack yet') })
  writeFileSync(join(folders.root, 'second/package.json'), manifest('@tester/second'))
  await comes({ pack: 'second', path: 'package.json', hash: sha256(manifest('@tester/second')) })
})

it('reports no hidden file, nothing outside the workspace, and nothing after it was closed', async () => {
  writeFileSync(at('.hidden/file.json'), 'x')
  writeFileSync(at('node_modules/some/file.json'), 'x')
  writeFileSync(join(folders.outside, 'folder/file.json'), 'x')
  writeFileSync(at('text/en.json'), '{}')
  await comes({ pack: 'lanterns', path: 'text/en.json', hash: sha256('{}') })
  expect(told).toHaveLength(1)
  expect(batches).toBe(1)
  end()
  const looked = vi.mocked(watch).mock.calls.length
  const later: FileChange[] = []
  const endLater = workspace.watch((changes) => void later.push(...changes))
  await vi.waitFor(() => expect(vi.mocked(watch).mock.calls.length).toBeGreaterThan(looked), { timeout: 10_000, interval: 20 })
  writeFileSync(at('text/en.json'), '{"cards":{}}')
  await vi.waitFor(() => expect(later).toHaveLength(1), { timeout: 10_000, interval: 50 })
  expect(told).toHaveLength(1)
  endLater()
})

it('serves all pages with a single watch, and the others still get reports when one is closed', async () => {
  const watched = vi.mocked(watch).mock.calls.length
  const second: FileChange[] = []
  const endSecond = workspace.watch((changes) => void second.push(...changes))
  writeFileSync(at('text/en.json'), '{}')
  await comes({ pack: 'lanterns', path: 'text/en.json', hash: sha256('{}') })
  expect(second).toEqual(told)
  end()
  writeFileSync(at('text/en.json'), '{"cards":{}}')
  await vi.waitFor(() => expect(second).toHaveLength(2), { timeout: 10_000, interval: 50 })
  expect(told).toHaveLength(1)
  expect(vi.mocked(watch).mock.calls.length).toBe(watched)
  endSecond()
})

it('reports that everything is deleted when the workspace itself is removed', async () => {
  rmSync(folders.root, { recursive: true })
  await comes({ pack: undefined, path: 'lanterns/package.json', hash: absent })
})
