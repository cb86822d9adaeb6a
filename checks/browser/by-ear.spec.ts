import { expect } from '@playwright/test'
import { playByEar } from './by-ear.ts'
import { openStudio, startGame } from './studio.ts'
import { test } from './test.ts'

test('twenty decisions are heard and answered by keys alone: what is asked is announced, and each answer has a name and a key', async ({
  page,
}) => {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: '11' })
  const { decisions } = await playByEar(page, 20)
  expect(decisions).toHaveLength(20)
  // when and who is told in a window, and what is chosen
  const titles = decisions.map(({ title }) => title)
  expect(titles).toContain('Before the quest: Player 1 may act')
  expect(titles).toContain('Who commits to the quest?')
  for (const { title, answers } of decisions) expect(new Set(answers).size, `answers to "${title}"`).toBe(answers.length)
})
