/** The engine and the declarations that a running studio serves are made again after a change of any package from which they are made. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeFiles } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { readEngine } from '../src/server/made-from-sources.ts'

const made = vi.hoisted(() => ({ times: 0 }))
vi.mock('../src/server/run-tool.ts', () => ({ runTool: async () => ++made.times }))

const packages = fileURLToPath(new URL('../../../packages', import.meta.url))
let repository: string

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'questwright-made-'))
  for (const name of readdirSync(packages))
    writeFiles(repository, {
      [`packages/${name}/package.json`]: readFileSync(join(packages, name, 'package.json'), 'utf8'),
      [`packages/${name}/src/index.ts`]: name,
    })
})
afterEach(() => rmSync(repository, { recursive: true, force: true }))

it.each(['kernel', 'authoring', 'rulebook', 'lcg', 'tcg', 'lab', 'testkit', 'packs'])('after a change of %s', async (name) => {
  const before = await readEngine(repository, 'lcg')
  expect(await readEngine(repository, 'lcg')).toBe(before)
  writeFiles(repository, { [`packages/${name}/src/index.ts`]: `${name}, changed` })
  expect(await readEngine(repository, 'lcg')).not.toBe(before)
})

it('but not after a change of a package for pages', async () => {
  const before = await readEngine(repository, 'lcg')
  writeFiles(repository, { 'packages/board/src/index.ts': 'board, changed' })
  expect(await readEngine(repository, 'lcg')).toBe(before)
})
