/** `qw pack publish` first plays the pack at random, which is slow. */
import { join } from 'node:path'
import { startEmbedded } from '@questwright/registry'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { at, moor } from './published-moor.ts'
import { temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 170_000, hookTimeout: 60_000 })

const author = temporaryFolder()
let registry: Awaited<ReturnType<typeof startEmbedded>>
beforeAll(async () => {
  registry = await startEmbedded(author)
  const login = await at(author, ['pack', 'login', '--user', 'ann', '--password-stdin'], 'correct horse\n')
  expect(login.code, login.err).toBe(0)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await registry.close()
})

it('a pack with a script that throws during a game is not published', async () => {
  const throws =
    "import { action, card } from '@questwright/lcg'\n\nexport default card('broth', [action(() => { throw new Error('spilt') })])\n"
  writeFiles(join(author, 'moor'), moor({ files: { 'cards/broth.ts': throws } }))
  const spilt = await at(author, ['pack', 'publish', 'moor', '--fuzz-games', '4', '--json'])
  expect(spilt.code).toBe(1)
  expect(spilt.json()).toMatchObject({ result: 'red' })
  expect(spilt.err).toContain('spilt')
  expect((await at(author, ['pack', 'search', '--json'])).json()).toEqual({ packs: [] })
})
