import { expect } from '@playwright/test'
import { playByEar } from './by-ear.ts'
import { openStudio, startGame } from './studio.ts'
import { test } from './test.ts'

/** The announcements that must contain a forecast, by a word of the question's title. */
const foretold = [
  [/^Who commits/, /Quest: \d+ against threat \d+/],
  [/defender/, /undefended: \d+ damage/],
] as const

test('twenty decisions are announced with their forecasts, and each answer has a name and a key', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: '11' })
  const { decisions } = await playByEar(page, 20, foretold)
  expect(decisions).toHaveLength(20)
  const heard = (word: RegExp) => decisions.filter(({ title }) => word.test(title))
  // windows are announced with their time and the player, and choices with what is chosen
  expect(heard(/: Player 1 may act$/).length).toBeGreaterThan(0)
  expect(new Set(decisions.map(({ way }) => way))).toEqual(new Set(['answered', 'passed']))
  // the forecast is announced before anybody is chosen, and again for each choice
  const sums = heard(/^Who commits/).map(({ announced }) => announced.map((told) => /Quest: (\d+) against/.exec(told)?.[1]))
  expect(sums[0]).toEqual(['0', '2'])
  expect(heard(/defender/).length).toBeGreaterThan(0)
  for (const { title, answers } of decisions) expect(new Set(answers).size, `answers to "${title}"`).toBe(answers.length)
})
