/** The record never lies: random games in which scripts fail everywhere, against a model that is the list of what was decided. */
import { expect, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { playManyGames } from './many-games.ts'

/** As many as fit; what takes longer is in record-native.long.test.ts and record-quickjs.long.test.ts. */
const SECONDS = { native: 3, quickjs: 3 }

test.each(['native', 'quickjs'] as const)(
  'whatever scripts do, the host, the saved file, its replay and the table hold what was decided: %s',
  async (kind) => {
    const seed = `${commitSeed()} ${kind}`
    const end = Date.now() + SECONDS[kind] * 1000
    const sum = await playManyGames({
      kind,
      seed,
      replayEvery: 6,
      next: (played) => (Date.now() < end || played === 0 ? played : undefined),
    })
    console.log(
      `${kind}, seed ${seed}: ${sum.games} games, ${sum.steps} steps, ${sum.faults} faults, ${sum.replays} files opened and replayed`,
    )
    expect(sum.faults).toBeGreaterThan(0)
  },
)
