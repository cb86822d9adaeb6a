/** As record.test.ts, with more games, in the sandbox. The seed is the commit, so each long run plays other games. */
import { expect, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { playManyGames } from './many-games.ts'

const GAMES = 4_000
/** A game in the sandbox takes ten times as long, so the number of games is smaller. */
const STEP = 20

test(
  `${GAMES / STEP} games against the model: quickjs`,
  async () => {
    const seed = commitSeed()
    const sum = await playManyGames({
      kind: 'quickjs',
      seed,
      replayEvery: 30,
      next: (played) => {
        if (played % 1000 === 0) console.log(`quickjs, seed ${seed}: ${played} games`)
        return played < GAMES / STEP ? played * STEP : undefined
      },
    })
    console.log(`quickjs, seed ${seed}: ${JSON.stringify(sum)}`)
    expect(sum.games).toBe(GAMES / STEP)
  },
  2 * 3_600_000,
)
