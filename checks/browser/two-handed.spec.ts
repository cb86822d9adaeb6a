import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  answersTaken,
  kept,
  openCardByKey,
  openStudio,
  picture,
  playOn,
  question,
  scriptIsOpen,
  settled,
  startGame,
  stateHash,
  stripIsDone,
  table,
  withFile,
  workspaceFile,
  writeScript,
} from './studio.ts'
import { test } from './test.ts'

const eowyn = 'lcg-core-set/cards/heroes/eowyn.json'
const gloin = 'lcg-core-set/cards/heroes/gloin.ts'

/**
 * Undoes and redoes with an entry of the menu.
 * @returns the number of answers after the undo
 */
async function backAndForth(page: Page, by: string): Promise<number> {
  const at = await answersTaken(page)
  await page.getByRole('button', { name: 'Undo by' }).click()
  await page.getByRole('menuitem', { name: by }).click()
  await settled(page, (count) => count < at)
  const between = await answersTaken(page)
  await page.getByRole('button', { name: 'Redo by' }).click()
  await page.getByRole('menuitem', { name: by }).click()
  await settled(page, (count) => count > between)
  return between
}

test('a two-handed game keeps its state over a reload, over undo and redo, and over a changed script', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(gloin, async (before) => {
    await openStudio(page)
    await startGame(page, { decks: ['Leadership', 'Spirit'], seed: '20261121' })
    await expect(page.locator('[data-seat="p1"], [data-seat="p2"]').first()).toBeVisible()
    await expect(page.getByText('two-handed')).toBeVisible()
    await playOn(page, 14)
    await settled(page)
    await picture(page, 'two-handed')

    // after a reload the state and the question are the same
    const hash = await stateHash(page)
    const at = await answersTaken(page)
    const asked = await question(page).textContent()
    expect(hash).not.toBe('')
    const told = await page.getByRole('log').getByRole('listitem').count()
    expect(told).toBeGreaterThan(10)
    await kept(page)
    await page.reload()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await settled(page)
    await expect(table(page)).toHaveAttribute('data-hash', hash)
    await expect(table(page)).toHaveAttribute('data-at', String(at))
    await expect(question(page)).toHaveText(asked ?? '')
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(told)

    // undo and redo by decision, action, phase and round
    for (const by of ['One decision', 'One action', 'The phase', 'The round']) {
      const between = await backAndForth(page, by)
      expect(between).toBeLessThan(at)
      // a redo by phase or round may end before the last position: redo the rest by decisions
      for (let count = await answersTaken(page); count < at; count = await answersTaken(page)) {
        await page.keyboard.press('r')
        await settled(page, (now) => now > count)
      }
      await expect(table(page)).toHaveAttribute('data-hash', hash)
    }

    // change a script of the running game
    await openCardByKey(page, 'p1/gloin')
    await scriptIsOpen(page)
    expect(before).toContain('event.amount')
    await writeScript(page, before.replace('event.amount', 'event.amount + 1'))
    await page.keyboard.press('Control+s')
    const strip = await stripIsDone(page)
    await expect(strip).toContainText('Same position, new script')
    await expect(table(page)).toHaveAttribute('data-at', String(at))
    await expect(question(page)).toHaveText(asked ?? '')
    await picture(page, 'two-handed-strip')
    await strip.getByRole('button', { name: 'Keep the position' }).click()
    await page.getByRole('button', { name: 'Close the editor' }).click()

    await playOn(page, 20)
    await settled(page, (count) => count > at)
    expect(await stateHash(page)).not.toBe(hash)
  })
})

test('a changed number appears on the table at once, and going back restores the file', { tag: '@long' }, async ({ page }) => {
  await withFile(eowyn, async (before) => {
    await openStudio(page)
    await startGame(page, { decks: ['Spirit'], seed: '7' })
    await openCardByKey(page, 'p1/eowyn')
    await page.getByRole('tab', { name: 'Facts' }).click()
    await page.getByLabel('Willpower', { exact: true }).fill('7')
    await page.keyboard.press('Control+s')
    const strip = await stripIsDone(page)
    await expect(strip.getByRole('row', { name: /willpower 4 7/ })).toBeVisible()
    await picture(page, 'strip-differs')
    await strip.getByRole('button', { name: 'Back to the old script' }).click()
    await expect(page.getByLabel('Willpower', { exact: true })).toHaveValue('4')
    await expect(strip.getByRole('row', { name: /willpower 7 4/ })).toBeVisible({ timeout: 120_000 })
    expect(readFileSync(workspaceFile(eowyn), 'utf8')).toBe(before)
  })
})
