/** How a command of the terminal writes into packs. */
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackFolder } from '@questwright/packs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WrongUse } from '../src/problems.ts'
import type { LocalPack } from '../src/workspace/local-pack.ts'
import { writeIntoPack, writeNewPack } from '../src/workspace/write-pack.ts'
import { makeWorkspace, type TestWorkspace } from './fixtures/workspace.ts'

let folders: TestWorkspace
let pack: LocalPack
const words = 'text/en.json'

beforeEach(() => {
  folders = makeWorkspace()
  const folder = join(realpathSync(folders.root), 'lanterns')
  pack = { folder, kind: 'own', trust: 'stranger', files: readPackFolder(folder), problems: [] }
})
afterEach(() => folders.remove())

const lying = () => readdirSync(pack.folder, { recursive: true }).sort()

it.each(['installed', 'shipped'] as const)('files of a pack that is %s are written byte for byte', async (kind) => {
  const work = writeIntoPack(folders.root, { ...pack, kind }, { [words]: '{}' })
  await expect(work).rejects.toThrow(WrongUse)
  await expect(work).rejects.toThrow(/cannot be changed here\. Fork it/)
  expect(readFileSync(join(pack.folder, words), 'utf8')).toBe(pack.files[words])
})

it('all files are written into a pack, or none if one of them was changed since the pack was read', async () => {
  const before = lying()
  const files = { 'cards/new.json': '{}', [words]: '{ "cards": {} }' }
  writeFileSync(join(pack.folder, words), 'theirs')
  await expect(writeIntoPack(folders.root, pack, files)).rejects.toThrow(
    'Another program changed these files meanwhile (text/en.json), so nothing was written. Do it once more.',
  )
  expect([lying(), readFileSync(join(pack.folder, words), 'utf8')]).toEqual([before, 'theirs'])
  await writeIntoPack(folders.root, { ...pack, files: readPackFolder(pack.folder) }, files)
  expect(readPackFolder(pack.folder)).toMatchObject(files)
})

it('a pack outside the workspace gets only its files, and no temporary ones, also if none was written', async () => {
  const folder = join(realpathSync(folders.outside), 'alone')
  const files = { 'package.json': '{}' }
  await writeNewPack(folders.root, folder, files)
  const apart = { ...pack, folder, files }
  await writeIntoPack(folders.root, apart, { 'new.json': '{}' })
  expect(readdirSync(folder).sort()).toEqual(['new.json', 'package.json'])
  await expect(writeIntoPack(folders.root, apart, { 'new.json': '{ }' })).rejects.toThrow(/changed these files meanwhile/)
  expect(readdirSync(folder).sort()).toEqual(['new.json', 'package.json'])
})

it('a new pack is created completely, in the workspace or beside it, and never over something else', async () => {
  const files = { 'package.json': '{}', 'cards/a.json': '{}' }
  for (const home of [folders.root, folders.outside]) {
    const folder = join(realpathSync(home), 'new/deeper')
    await writeNewPack(folders.root, folder, files)
    expect(readPackFolder(folder)).toEqual(files)
    await expect(writeNewPack(folders.root, folder, { 'package.json': 'other' })).rejects.toThrow(
      /exists already, and nothing in it was changed/,
    )
    expect(readPackFolder(folder)).toEqual(files)
    expect(readdirSync(join(folder, '..'))).toEqual(['deeper'])
  }
  const closed = join(realpathSync(folders.root), 'a-file')
  writeFileSync(closed, '')
  await expect(writeNewPack(folders.root, join(closed, 'new'), files)).rejects.toThrow(/cannot be written, and nothing is left of it: /)
})
