import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCached } from '../src/cached-build.ts'

/** The error code with which the mocked disk refuses writes into the cache. */
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

test.each(['EACCES', 'EROFS', 'ENOSPC'])('if the cache cannot be written (%s), a file is written elsewhere', async (code) => {
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

test('other errors are thrown', async () => {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export const one = '${folder}'\n`)
  cache.code = 'EIO'
  await expect(buildCached(entry, 'test', { format: 'cjs' }, 'cjs')).rejects.toMatchObject({ code: 'EIO' })
})

test('an input that changes while the process runs is built again, and one that changes back is found in the cache', async () => {
  const entry = join(folder, 'entry.ts')
  const of = async (text: string) => {
    writeFileSync(entry, `export const one = '${text} ${folder}'\n`)
    // a minute later, the timestamp shows whether the file was written again
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    try {
      const built = [await buildCached(entry, 'test', { format: 'cjs' }, 'cjs'), await buildCached(entry, 'test', { format: 'cjs' }, 'cjs')]
      expect(built[1]).toEqual(built[0])
      return built[0] as Awaited<ReturnType<typeof buildCached>>
    } finally {
      clock.mockRestore()
    }
  }
  const first = await of('a')
  const second = await of('b')
  expect([first.code.includes(`a ${folder}`), second.code.includes(`b ${folder}`)]).toEqual([true, true])
  expect(await of('a')).toEqual(first)
  for (const { file } of [first, second]) for (const one of [file, `${file}.map`]) rmSync(one)
})
