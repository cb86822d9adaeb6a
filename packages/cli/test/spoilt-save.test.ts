/**
 * A saved game that an earlier version damaged: a script threw after a choice, and the answer was saved although the engine had not accepted it.
 */
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { bellThat, madeUpFiles } from '../../realm/test/fixtures/made-up.ts'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

it('is played again up to its first error, and the number of remaining inputs is reported', async () => {
  const packs = temporaryFolder()
  const failing = bellThat(
    "choose(charactersInPlay())\n    throw new Error('the clapper broke')",
    'action, card, charactersInPlay, choose, exhaustSelf',
  )
  writeFiles(join(packs, 'made-up'), madeUpFiles(failing))
  const file = join(import.meta.dirname, '../../realm/test/saved/an-error-after-a-choice.json')
  const replayed = await qw(['replay', file, '--packs', packs, '--json'])
  expect(replayed.err).toMatch(/note: 1 of its \d+ inputs did not fit when it was saved, because another question was asked: .*left out/)
  expect(replayed.json()).toMatchObject({ same: 'yes', taken: 10 })
  expect(replayed.code).toBe(0)
})
