/**
 * Tests that the record of a game is always right: random games in which scripts fail everywhere are compared with a model, the list of what was
 * decided.
 */
import { expect, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { playManyGames } from './many-games.ts'

/** The number of games here; many more are in record-native.long.test.ts and record-quickjs.long.test.ts. */
const GAMES = { native: 4, quickjs: 1 }
/**
 * Something fails in every second game, and games are played until something has failed. This many without an error mean that the scripts no longer
 * fail as they should.
 */
const MOST = 60

test.each(['native', 'quickjs'] as const)(
  'with any failing scripts, the host, the saved file, its replay and the table contain the decisions: %s',
  async (kind) => {
    const seed = `${commitSeed()} ${kind}`
    const sum = await playManyGames({
      kind,
      seed,
      replayEvery: 6,
      next: (played, faults) => (played < GAMES[kind] || (faults === 0 && played < MOST) ? played : undefined),
    })
    console.log(
      `${kind}, seed ${seed}: ${sum.games} games, ${sum.steps} steps, ${sum.faults} faults, ${sum.replays} files opened and replayed`,
    )
    expect(sum.faults).toBeGreaterThan(0)
  },
)
