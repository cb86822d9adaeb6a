import { expect } from '@playwright/test'
import { answering, answersTaken, kept, openStudio, question, seriousViolations, settled, startGame, stateHash, table } from './studio.ts'
import { test } from './test.ts'

test('a card moved by hand with keys is logged, undone, redone and kept, and an impossible move is refused', async ({ page }) => {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: 'by hand' })
  await answering(page, () => question(page).getByRole('button', { name: /^No/ }).click())
  const before = await stateHash(page)
  const at = await answersTaken(page)

  const hero = page.locator('[data-zone="p1.play-area"] [data-card-button]').first()
  await hero.focus()
  await page.keyboard.press('m')
  const panel = page.getByRole('region', { name: 'Moves by hand' })
  await expect(panel.getByRole('combobox', { name: 'What' })).toBeFocused()
  await panel.getByRole('button', { name: 'One damage more' }).press('Enter')
  await settled(page, (count) => count === at + 1)
  await expect(page.getByRole('log')).toContainText(/By hand: damage on .+ changes by 1/)
  await panel.getByRole('button', { name: 'Exhaust' }).press('Enter')
  await settled(page, (count) => count === at + 2)
  await expect(hero).toHaveAttribute('aria-label', /1 damage.*exhausted/i)
  const after = await stateHash(page)
  expect(after).not.toBe(before)
  expect(await seriousViolations(page)).toEqual([])

  // each move is undone, and redone to the same state; a reload keeps it
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.keyboard.press('u')
  await settled(page, (count) => count === at + 1)
  await page.keyboard.press('u')
  await settled(page, (count) => count === at)
  await expect(table(page)).toHaveAttribute('data-hash', before)
  await page.keyboard.press('r')
  await settled(page, (count) => count === at + 1)
  await page.keyboard.press('r')
  await settled(page, (count) => count === at + 2)
  await expect(table(page)).toHaveAttribute('data-hash', after)
  await kept(page)
  await page.reload()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await expect(table(page)).toHaveAttribute('data-hash', after)

  // an impossible move changes nothing and says why
  await hero.focus()
  await page.keyboard.press('m')
  await panel.getByRole('combobox', { name: 'What' }).selectOption('p1')
  await panel.getByRole('button', { name: 'Make first player' }).click()
  await expect(page.locator('.st-refusal')).toHaveText('It would change nothing.')
  await expect(table(page)).toHaveAttribute('data-hash', after)
})

test('an answer is kept when the page is left right after it', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: 'left at once' })
  await kept(page)
  const at = await answersTaken(page)
  // exactly while an answer is being processed
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.qw-question [data-option="no"]')?.click()
    location.reload()
  })
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page, (count) => count === at + 1)
})
