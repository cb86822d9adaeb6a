/** How often the studio reads the folders and files of a workspace. */

import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { absent } from '../src/page/index.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { readPacks } from '../src/workspace/read-packs.ts'
import { makeWorkspace, type TestWorkspace, writeFiles } from './fixtures/workspace.ts'

vi.mock('node:fs', { spy: true })
vi.mock('node:fs/promises', { spy: true })

let folders: TestWorkspace
let root: string

beforeEach(() => {
  folders = makeWorkspace()
  root = realpathSync(folders.root)
  writeFiles(root, { 'questwright-lock.json': '{ "format": "questwright-lock", "version": 1, "wanted": {}, "packs": {} }' })
  vi.clearAllMocks()
})
afterEach(() => folders.remove())

/** Paths that were read more than once. */
const twice = (looks: readonly (readonly unknown[])[]): readonly string[] => {
  const places = looks.map(([place]) => String(place)).filter((place) => place.startsWith(root))
  return [...new Set(places.filter((place, n) => places.indexOf(place) !== n))]
}

it('a page that requests all packs causes one search: each folder is listed once, for texts and pictures, and the lockfile is read once', async () => {
  writeFiles(root, { 'lanterns/art/lantern.svg': '<svg/>', 'lanterns/art/sets/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  const workspace = folderWorkspace(root, { content: root })
  // a write waits until files that an earlier, killed program left in the workspace are cleaned up, even if the write itself is refused
  await workspace.writeFile('lanterns', 'cards/new.json', '{}', absent).catch(() => {})
  vi.clearAllMocks()
  const { packs } = await readPacks(workspace)
  expect(packs[0]?.files.map(({ path }) => path)).toContain('art/sets/lamp.svg')
  const listed = [...vi.mocked(readdirSync).mock.calls, ...vi.mocked(promises.readdir).mock.calls]
  // a link inside the pack leads to this folder, so it is listed twice
  expect(twice(listed)).toEqual([join(root, 'lanterns/cards/allies')])
  expect(listed.some(([place]) => String(place) === join(root, 'lanterns/art'))).toBe(true)
  const read = vi.mocked(readFileSync).mock.calls.filter(([file]) => String(file).endsWith('questwright-lock.json'))
  expect(read).toHaveLength(1)
})
