import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPackFolder } from '../src/folder.ts'
import { newFolderMemory } from '../src/folder-memory.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-folder-'))
  mkdirSync(join(folder, 'cards'))
  writeFileSync(join(folder, 'cards/a.json'), '{"a":1}')
  writeFileSync(join(folder, 'cards/b.json'), '{"b":1}')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A minute later no file counts as recently changed. */
const later = () => Date.now() + 60_000

test('unchanged files are not read again, and the same object is returned', () => {
  const memory = newFolderMemory(later)
  const first = readPackFolder(folder, memory)
  const [[path, known] = ['', undefined]] = memory.files
  if (!known) throw new Error('nothing is remembered')
  expect(readPackFolder(folder, memory)).toBe(first)
  // if this text is returned, it comes from the memory and not from the disk
  memory.files.set(path, { ...known, found: 'from the memory' })
  expect(Object.values(readPackFolder(folder, memory))).toContain('from the memory')
})

test('reading with a memory gives the same result as without, after each edit', () => {
  const memory = newFolderMemory(later)
  const file = join(folder, 'cards/a.json')
  const edits = [
    () => writeFileSync(file, '{"a":22}'),
    () => writeFileSync(join(folder, 'cards/c.json'), '{}'),
    () => renameSync(join(folder, 'cards/c.json'), file),
    () => rmSync(file),
    () => writeFileSync(file, new Uint8Array([0])),
    () => renameSync(join(folder, 'cards'), join(folder, 'keywords')),
  ]
  readPackFolder(folder, memory)
  for (const edit of edits) {
    edit()
    expect(readPackFolder(folder, memory)).toEqual(readPackFolder(folder))
  }
  expect(memory.files.size).toBe(2)
})

test('a new text with an old file time is noticed', () => {
  const memory = newFolderMemory(later)
  const file = join(folder, 'cards/a.json')
  utimesSync(file, 1000, 1000)
  readPackFolder(folder, memory)
  writeFileSync(join(folder, 'draft'), '{"a":2}')
  utimesSync(join(folder, 'draft'), 1000, 1000)
  renameSync(join(folder, 'draft'), file)
  expect(readPackFolder(folder, memory)['cards/a.json']).toBe('{"a":2}')
})

test('a file that was written just now is read again: the next text may have the same time and size', () => {
  const memory = newFolderMemory()
  readPackFolder(folder, memory)
  expect([...memory.files.values()].map(({ age }) => age)).toEqual(['fresh', 'fresh'])
  for (const [path, known] of memory.files) memory.files.set(path, { ...known, found: 'stale' })
  expect(readPackFolder(folder, memory)).toEqual({ 'cards/a.json': '{"a":1}', 'cards/b.json': '{"b":1}' })
})
