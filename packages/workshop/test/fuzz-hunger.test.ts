/**
 * How many parts random play tries with few answers: what the minute of random play before publishing achieves, measured in answers and not in
 * time.
 */
import { loadPacks, readPackFolder } from '@questwright/packs'
import { expect, it } from 'vitest'
import { proposedGames } from '../src/fuzz/proposed-games.ts'
import { openFuzzRealm } from '../src/fuzz/realm.ts'
import { runFuzz } from '../src/fuzz/run.ts'
import { rulebooks } from '../src/page/rulebooks.ts'

const folder = (id: string) => readPackFolder(new URL(`../../../content/${id}`, import.meta.url).pathname)
/** The number of answers that the sandbox gives in a minute. */
const ANSWERS = 2_500

it(`tries more than half of the abilities of a pack of 28 cards often enough in ${ANSWERS} answers`, { tags: 'long' }, async () => {
  const packs = loadPacks(['lcg-core-set', 'lcg-keywords', 'lcg-morrowmere'].map(folder), rulebooks).flatMap(({ bundle }) => bundle ?? [])
  const tested = ['lcg-morrowmere']
  const native = await openFuzzRealm('native', packs)
  let answers = 0
  try {
    const report = await runFuzz(
      { native, quickjs: async () => native },
      {
        packs: tested,
        proposed: proposedGames(packs, tested),
        seed: 'a minute',
        times: 20,
        games: 1_000,
        share: 1_000_000,
        shrinks: 0,
        enough: () => answers >= ANSWERS,
        patience: () => () => true,
        onProgress: ({ choices }) => {
          answers = choices
        },
      },
    )
    expect(report.ended).toBe('enough')
    expect(report.failures).toEqual([])
    // 40 to 60 whole games tried only a third of the parts
    expect(report.satisfied / report.parts).toBeGreaterThan(0.5)
    expect(report.games).toBeGreaterThan(80)
  } finally {
    native.close()
  }
})
