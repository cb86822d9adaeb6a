/**
 * Tests performance with counts and not with time: how much the engine does in a game with frozen content. `ticksOfLooksAhead` ensures that a page
 * gets a forecast within ten milliseconds, which `npm run -s bench -- foresight` measures.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALL_COUNTED, type Counts, countsPerGame } from './bench/counts.ts'

describe.each(ALL_COUNTED)('%s: counts per game over frozen content stay within 5 %% of the committed ones', async (name) => {
  const committed = JSON.parse(readFileSync(new URL(`./bench/${name}.json`, import.meta.url), 'utf8')) as Counts
  const { perGame, hashes } = await countsPerGame(name)

  test('the same things are counted', () => {
    expect(Object.keys(perGame).sort()).toEqual(Object.keys(committed.perGame).sort())
  })
  for (const [counter, before] of Object.entries(committed.perGame)) {
    test(`${counter}: ${before.toFixed(1)} (after a wanted change: npm run -s bench -- --counts)`, () => {
      const now = perGame[counter] ?? 0
      expect(now).toBeGreaterThanOrEqual(before * 0.95)
      expect(now).toBeLessThanOrEqual(before === 0 ? 0 : before * 1.05)
    })
  }
  test('the first games are those that were committed, state by state (after a wanted change of rules: npm run -s bench -- --counts)', () => {
    expect(hashes).toEqual(committed.hashes)
  })
})
