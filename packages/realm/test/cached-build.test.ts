import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCached } from '../src/cached-build.ts'

/** What a disk says to whoever writes into the cache. */
const cache = vi.hoisted(() => ({ code: '' }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    writeFile: async (path: string, text: string) => {
      if (cache.code !== '' && path.includes('.cache')) throw Object.assign(new Error(cache.code), { code: cache.code })
      return real.writeFile(path, text)
    },
  }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-build-'))
})
afterEach(() => {
  cache.code = ''
  rmSync(folder, { recursive: true })
})

test.each(['EACCES', 'EROFS', 'ENOSPC'])('where the cache cannot be written (%s) there is a file all the same', async (code) => {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export const one: string = '${code} ${folder}'\n`)
  cache.code = code
  const built = await buildCached(entry, 'test', { format: 'cjs' }, 'cjs')
  expect(built.file).not.toContain('.cache')
  expect(readFileSync(built.file, 'utf8')).toBe(built.code)
  expect(built.code).toContain(`${code} ${folder}`)
  cache.code = ''
  const kept = await buildCached(entry, 'test', { format: 'cjs' }, 'cjs')
  expect(kept).toMatchObject({ code: built.code, map: built.map, hash: built.hash })
  expect(kept.file).toContain('.cache')
  for (const one of [kept.file, `${kept.file}.map`]) {
    expect(existsSync(one)).toBe(true)
    rmSync(one)
  }
})

test('another failure is not hidden', async () => {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export const one = '${folder}'\n`)
  cache.code = 'EIO'
  await expect(buildCached(entry, 'test', { format: 'cjs' }, 'cjs')).rejects.toMatchObject({ code: 'EIO' })
})
