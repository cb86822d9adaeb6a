/** Every scene of every pack as a test of its own: run in the quickjs realm, four ways. */
import { runPackScenes } from '@questwright/workshop/scenes'
import { describe, expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

const { content, fixtures } = repositoryPacks()
const packs = [...content, ...fixtures]

// scenes run while tests are collected, so that each has a test with its title
const run = await runPackScenes({ kind: 'quickjs', packs, tested: packs.map((pack) => pack.id) })

test('every script loads in the quickjs realm', () => {
  expect(run.problems).toEqual([])
})

for (const pack of packs) {
  describe(pack.id, () => {
    test('the pack has scenes, or nothing to test', () => {
      expect(pack.scenes.length > 0 || pack.scripts.length === 0).toBe(true)
    })
    for (const result of run.results.filter((one) => one.pack === pack.id)) {
      test(result.title, () => {
        if (result.status === 'failed')
          throw new Error(`${result.file}${result.line ? `:${result.line}` : ''} [${result.way ?? 'load'}] ${result.message}`)
      })
    }
  })
}
