import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packFolders } from '../src/pack-folders.ts'

/** Paths for which reading is made to fail. Permissions cannot be used, because they do not restrict root, and tests may run as root. */
const closed = vi.hoisted(() => new Map<string, string>())

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return {
    ...real,
    readdirSync: (path: string, options: object) => {
      const code = closed.get(path)
      if (code !== undefined) throw Object.assign(new Error(code), { code })
      return real.readdirSync(path, options)
    },
  }
})

let root = ''
let outside = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'questwright-folders-')))
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'questwright-outside-')))
})
afterEach(() => {
  closed.clear()
  for (const folder of [root, outside]) rmSync(folder, { recursive: true })
})

const pack = '{ "name": "@you/fen", "questwright": {} }'
function write(path: string, text: string | Uint8Array = pack): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const found = () => packFolders(root).packs.map(({ folder }) => folder)

test('packs are found in the folder or in subfolders that group them, sorted by name', () => {
  write('b/package.json')
  write('a/2/3/4/package.json')
  write('a/2/3/4/5/package.json')
  write('deep/2/3/4/5/package.json')
  write('B/package.json')
  expect(found()).toEqual(['B', 'a/2/3/4', 'b'])
  expect(packFolders(root).packs[1]).toEqual({ folder: 'a/2/3/4', place: join(root, 'a/2/3/4'), manifest: pack })
})

test('a workspace that is itself a pack is the only one; a package.json of something else does not hide packs', () => {
  write('fen/package.json')
  write('package.json', '{ "name": "tools", "private": true }')
  expect(found()).toEqual(['fen'])
  write('package.json')
  expect(found()).toEqual(['.'])
})

test('a folder with a broken manifest is still a pack, so that the error can be reported', () => {
  write('fen/package.json', '{ "questwright": ')
  write('latin/package.json', new Uint8Array([0xe9, ...new TextEncoder().encode('"questwright"')]))
  expect(found()).toEqual(['fen'])
})

test('hidden folders, node_modules, links to the outside and circular links are not searched', () => {
  for (const name of ['.questwright/packs/x', 'node_modules/x', 'group/Node_Modules/x', '.git']) write(`${name}/package.json`)
  write('group/fen/package.json')
  writeFileSync(join(outside, 'package.json'), pack)
  symlinkSync(outside, join(root, 'out'))
  symlinkSync(root, join(root, 'group/round'))
  symlinkSync(join(root, 'nowhere'), join(root, 'dangling'))
  symlinkSync(join(root, 'group/fen'), join(root, 'also'))
  mkdirSync(join(root, 'borrowed'))
  symlinkSync(join(outside, 'package.json'), join(root, 'borrowed/package.json'))
  expect(found()).toEqual(['also', 'group/fen'])
})

test('a folder without read permission is reported, one that is deleted during the search is not, and neither stops the search', () => {
  write('fen/package.json')
  write('private/moor/package.json')
  write('going/bog/package.json')
  closed.set(join(root, 'private'), 'EACCES')
  closed.set(join(root, 'going'), 'ENOENT')
  expect(packFolders(root)).toMatchObject({ packs: [{ folder: 'fen' }], closed: ['private'] })
})
