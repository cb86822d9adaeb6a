/** Hidden information of the trading card game in games with the starters; the long run plays more of them. */
import { expect, test } from 'vitest'
import { commitSeed } from './commit-seed.ts'
import { exchangeInGames } from './hidden-cards.ts'

test('a player who may not know hidden cards, adventure decks or bids gets the same data when they are exchanged', {
  timeout: 240_000,
}, async () => {
  const seed = commitSeed()
  const { compared, found } = await exchangeInGames(Array.from({ length: 4 }, (_, n) => `${seed} hidden ${n}`))
  expect(found).toEqual([])
  // all kinds were compared
  expect(Object.keys(compared)).toEqual(expect.arrayContaining(['hand', 'deck', 'adventure', 'adventure, another card', 'bid']))
})
