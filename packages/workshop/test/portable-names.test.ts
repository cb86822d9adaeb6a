/** Packs are copied to other computers, so new file names must be allowed on every operating system. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { absent } from '../src/page/index.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { makeWorkspace, type TestWorkspace, writeFiles } from './fixtures/workspace.ts'

let folders: TestWorkspace
beforeEach(() => {
  folders = makeWorkspace()
})
afterEach(() => folders.remove())

const odd = [
  'cards/con.json',
  'cards/CON.json',
  'cards/nul/x.json',
  'cards/com1.ts',
  'cards/lpt9.json',
  'cards/aux.x.json',
  'cards/ x.json',
]
const good = ['cards/console.json', 'cards/com10.json', 'cards/x con.json', 'cards/icon.json']
const refused = { status: 400, code: 'path/refused', message: expect.stringContaining('not every system') }

it.each(odd)('%s is refused as the name of a new file or of a renamed one', async (path) => {
  const workspace = folderWorkspace(folders.root)
  await expect(workspace.writeFile('lanterns', path, '{}', absent)).rejects.toMatchObject(refused)
  const { hash } = await workspace.readFile('lanterns', 'text/en.json')
  const rename = { do: 'move', pack: 'lanterns', path: 'text/en.json', to: path.replace(/ts$/, 'json'), expected: hash } as const
  await expect(workspace.apply([rename])).rejects.toMatchObject(refused)
})

it('an existing file with such a name can be read, written and renamed', async () => {
  writeFiles(folders.root, { 'lanterns/cards/con.json': '{"a":1}' })
  const workspace = folderWorkspace(folders.root)
  const { hash } = await workspace.readFile('lanterns', 'cards/con.json')
  await workspace.writeFile('lanterns', 'cards/con.json', '{"a":2}', hash)
  const now = await workspace.readFile('lanterns', 'cards/con.json')
  await workspace.apply([{ do: 'move', pack: 'lanterns', path: 'cards/con.json', to: 'cards/icon.json', expected: now.hash }])
  expect(readFileSync(join(folders.root, 'lanterns/cards/icon.json'), 'utf8')).toBe('{"a":2}')
})

it('other names are accepted', async () => {
  const workspace = folderWorkspace(folders.root)
  for (const path of good) await workspace.writeFile('lanterns', path, '{}', absent)
})

it('a new pack cannot have such a name', async () => {
  mkdirSync(join(folders.root, 'other'))
  const manifest = '{"name":"@tester/con","version":"0.1.0","questwright":{"game":"lcg","api":1}}'
  await expect(folderWorkspace(folders.root).addPack('con', { 'package.json': manifest })).rejects.toMatchObject(refused)
})
