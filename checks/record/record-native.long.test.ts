/** As record.test.ts, with thousands of games. The seed is the commit, so each long run plays other games. */
import { expect, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { playManyGames } from './many-games.ts'

const GAMES = 4_000
const STEP = 1

test(
  `${GAMES / STEP} games against the model: native`,
  async () => {
    const seed = commitSeed()
    const sum = await playManyGames({
      kind: 'native',
      seed,
      replayEvery: 30,
      next: (played) => {
        if (played % 1000 === 0) console.log(`native, seed ${seed}: ${played} games`)
        return played < GAMES / STEP ? played * STEP : undefined
      },
    })
    console.log(`native, seed ${seed}: ${JSON.stringify(sum)}`)
    expect(sum.games).toBe(GAMES / STEP)
  },
  2 * 3_600_000,
)
