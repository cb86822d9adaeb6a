import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPackFolder } from '../src/folder.ts'
import { loadPack } from '../src/load.ts'
import { rulebooks } from './games.ts'
import { wholePack } from './made-up-pack.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-packs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, content: string | Uint8Array): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

test('a folder gives the same bundle as its files', () => {
  for (const [path, text] of Object.entries(wholePack)) write(`pack/${path}`, text)
  expect(readPackFolder(join(folder, 'pack'))).toEqual(wholePack)
  expect(loadPack(readPackFolder(join(folder, 'pack')), rulebooks)).toEqual(loadPack(wholePack, rulebooks))
})

test('installed packages, hidden and binary files are left out', () => {
  write('pack/cards/a.json', '{}')
  write('pack/node_modules/x/package.json', '{}')
  write('pack/cards/node_modules/x.json', '{}')
  write('pack/.git/config', 'x')
  write('pack/cards/.a.json.swp', 'x')
  write('pack/cards/picture.png', new Uint8Array([137, 80, 78, 71, 0, 1]))
  write('pack/cards/latin.json', new Uint8Array([123, 34, 233, 34, 125]))
  expect(Object.keys(readPackFolder(join(folder, 'pack')))).toEqual(['cards/a.json'])
})

test('links are followed inside the folder only, and circular links end', () => {
  write('secret.json', '"outside"')
  write('pack-two/secret.json', '"a neighbour whose name begins alike"')
  write('pack/lib/a.ts', 'export {}')
  symlinkSync(join(folder, 'secret.json'), join(folder, 'pack', 'lib', 'secret.ts'))
  symlinkSync(join(folder, 'pack-two'), join(folder, 'pack', 'cards'))
  symlinkSync(join(folder, 'pack', 'lib', 'a.ts'), join(folder, 'pack', 'lib', 'b.ts'))
  symlinkSync(join(folder, 'pack'), join(folder, 'pack', 'lib', 'round'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'pack', 'lib', 'c.ts'))
  expect(readPackFolder(join(folder, 'pack'))).toEqual({ 'lib/a.ts': 'export {}', 'lib/b.ts': 'export {}' })
})

test('a folder that does not exist is an error of the caller', () => {
  expect(() => readPackFolder(join(folder, 'nothing'))).toThrow(/ENOENT/)
})
