/** As hidden-cards.test.ts, with hundreds of games. The seed is the commit, so each long run plays other games. */
import { expect, test } from 'vitest'
import { commitSeed } from './commit-seed.ts'
import { exchangeInGames } from './hidden-cards.ts'

const GAMES = 500

test(`${GAMES} games in which hidden cards and bids are exchanged`, { timeout: 2 * 3_600_000 }, async () => {
  const seed = commitSeed()
  const { compared, revealed, found } = await exchangeInGames(Array.from({ length: GAMES }, (_, n) => `${seed} hidden ${n}`))
  console.log(`seed ${seed}: ${JSON.stringify({ compared, revealed })}`)
  expect(found).toEqual([])
  for (const what of ['hand', 'deck', 'adventure', 'adventure, another card', 'bid']) expect(compared[what]).toBeGreaterThan(GAMES)
})
