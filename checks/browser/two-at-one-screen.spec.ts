/**
 * Two people play the trading card game at one screen: the curtain between their hands, an assignment by two clicks, an undo of an own answer and one
 * by consent, an answer in the other's turn, a concession, and the name of the winner. The long test plays a whole game.
 */
import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { answerByMouse, curtain, ending, handOver, lookFirst, playTo, startStandard } from './second-game.ts'
import { answering, answersTaken, asking, pairFirstTwo, picture, question, seriousViolations, settled, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const soon = { timeout: 120_000 }

/** The number of games that the studio has recorded; it has also those of other tests. */
function recordedGames(): number {
  const games = workspaceFile('.questwright/games')
  return existsSync(games) ? readdirSync(games).filter((name) => name.endsWith('.json')).length : 0
}

test('two people begin behind the curtain, assign by two clicks, take back alone and by consent, and one concedes', async ({ page }) => {
  const recorded = recordedGames()
  await startStandard(page, undefined, { hands: 'hidden', seed: '3' })
  expect(await seriousViolations(page)).toEqual([])
  await handOver(page)
  await expect(question(page)).toHaveAttribute('data-shape', 'number')
  await answering(page, () => question(page).locator('[data-confirm]').click())
  // the other bid is asked behind the curtain, and the first one is not on the page
  await expect(curtain(page)).toContainText('Player 2')
  await playTo(page, 'assign')

  await test.step('an assignment by two clicks', async () => {
    const at = await answersTaken(page)
    await pairFirstTwo(page)
    await expect(page.locator('.qw-column')).toHaveCount(1)
    await picture(page, 'two-at-one-screen-assign')
    await question(page).locator('[data-confirm]').click()
    await settled(page, (count) => count > at)
    await lookFirst(page)
    // a player takes back an own answer without a dialog if it told the other player nothing hidden
    await page.keyboard.press('u')
    await settled(page, (count) => count === at)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await handOver(page)
    await expect(asking(page, 'assign')).toBeVisible()
  })

  await test.step('an answer by which the other player learned something is taken back by consent only', async () => {
    const dialog = page.getByRole('dialog', { name: 'Take it back?' })
    const at = await answersTaken(page)
    // answers that showed nothing come before it
    for (let presses = 0; presses < 8 && !(await dialog.isVisible()); presses++) {
      const before = await answersTaken(page)
      await lookFirst(page)
      await page.keyboard.press('u')
      await expect(async () => expect((await dialog.isVisible()) || (await answersTaken(page)) < before).toBe(true)).toPass()
    }
    await expect(dialog).toBeVisible()
    const left = await answersTaken(page)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(at)
    await dialog.getByRole('button', { name: 'Player 1 agrees' }).click()
    await expect(dialog.getByRole('button', { name: 'All agree: take it back' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Player 2 agrees' }).click()
    await dialog.getByRole('button', { name: 'All agree: take it back' }).click()
    await settled(page, (count) => count < left)
  })

  await test.step('a player concedes, and the winner is named', async () => {
    await handOver(page)
    await page.getByRole('button', { name: 'Pass until …' }).click()
    await page.getByRole('menuitem', { name: 'Concede …' }).click()
    await page.getByRole('button', { name: 'Player 1 concedes' }).click()
    await expect(ending(page)).toBeVisible(soon)
    await expect(page.getByRole('dialog', { name: 'Player 2 won' })).toContainText('Player 1 concedes: Player 2 wins.')
    await picture(page, 'two-at-one-screen-won')
    // the page records the end after it has saved the game: leave it only then
    await expect.poll(recordedGames).toBe(recorded + 1)
    await page.goto('/history')
    await expect(page.locator('.st-game').first()).toContainText('Player 2 won', soon)
  })
})

test('a whole game of two people with the curtain', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_800_000)
  await startStandard(page, undefined, { hands: 'hidden', seed: '7' })
  let curtains = 0
  for (let i = 0; i < 600 && !(await ending(page).isVisible()); i++) {
    if (await handOver(page)) curtains++
    if (await ending(page).isVisible()) break
    await answerByMouse(page)
  }
  await expect(page.getByRole('dialog', { name: /^Player [12] won$/ })).toBeVisible()
  expect(curtains).toBeGreaterThan(10)
})
