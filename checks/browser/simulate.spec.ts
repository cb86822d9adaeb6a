/** Simulations with bots on the page of a scenario, and the X-ray beside them. */
import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { openStudio, seriousViolations, withFile, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const scenario = 'lcg-core-set:passage-through-mirkwood'
const spider = 'lcg-core-set/cards/encounter/spiders-of-mirkwood/king-spider.json'

async function openSimulate(page: Page): Promise<Locator> {
  await openStudio(page)
  await page.goto(`/scenarios?scenario=${scenario}`)
  await page.getByRole('tab', { name: 'Simulate' }).click({ timeout: 120_000 })
  const panel = page.getByRole('region', { name: 'Simulate' })
  await expect(panel).toBeVisible({ timeout: 120_000 })
  // the random bot is the fastest
  await panel.getByLabel('Bot', { exact: true }).selectOption('random')
  return panel
}

async function play(panel: Locator, games: number): Promise<void> {
  await panel.getByLabel('Games for each number').fill(String(games))
  await panel.getByRole('button', { name: `Play ${games} games` }).click()
}

/** The cells of a row of a table: name, now, before, difference. */
const cells = (panel: Locator, row: string): Locator =>
  panel
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .first()
    .getByRole('cell')

test('twenty games are simulated in the background, and after a change the new figures are shown beside the old ones', {
  tag: '@long',
}, async ({ page }) => {
  const panel = await openSimulate(page)
  await play(panel, 20)
  await expect(panel.getByText(/[1-9]\d* of 20 games/)).toBeVisible({ timeout: 120_000 })
  // the page stays usable during the simulation
  await panel.getByLabel('Seed', { exact: true }).fill('by hand')
  const numbers = (figure: string) => panel.getByRole('button', { name: `Numbers of ${figure}`, exact: true }).click({ timeout: 120_000 })
  await numbers('Games won')
  await numbers('Willpower against threat, by round')
  await expect(cells(panel, 'Games won').nth(0)).toHaveText(/of 20 \(/, { timeout: 120_000 })
  await expect(cells(panel, 'Games won').nth(1)).toHaveText('–')
  await expect(panel.getByRole('region', { name: /^Willpower and threat by round/ }).getByRole('row')).not.toHaveCount(1)
  await expect(panel.getByRole('button', { name: /^Open one/ }).first()).toBeVisible()
  await expect(panel.locator('.recharts-line').first()).toBeVisible()
  // the panel with figures scrolls separately: the rest of the page does not move
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) <= innerHeight)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await seriousViolations(page)).toEqual([])

  await withFile(spider, async (text) => {
    const facts = JSON.parse(text) as { attack: number }
    writeFileSync(workspaceFile(spider), `${JSON.stringify({ ...facts, attack: facts.attack + 1 }, null, 2)}\n`)
    await expect(panel.getByText('The packs changed since these games were played.')).toBeVisible({ timeout: 120_000 })
    await play(panel, 20)
    await expect(cells(panel, 'Games won').nth(0)).toHaveText(/of 20 \(/, { timeout: 120_000 })
    await expect(cells(panel, 'Games won').nth(1)).toHaveText(/of 20 \(/)
    await expect(cells(panel, 'Games won').nth(2)).toHaveText(/points, (may be chance|won (more|less) often)/)
  })
})

test('a stopped simulation keeps its games, and the X-ray counts the encounter deck of each mode', { tag: '@long' }, async ({ page }) => {
  const panel = await openSimulate(page)
  await panel.getByLabel('Mode', { exact: true }).selectOption('easy')
  await play(panel, 2000)
  await expect(panel.getByText(/[3-9] of 2000 games/)).toBeVisible({ timeout: 120_000 })
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByText(/^Stopped after \d+ games\.$/)).toBeVisible()

  await page.getByRole('tab', { name: 'X-ray' }).click()
  const xray = page.getByRole('region', { name: 'Encounter deck X-ray' })
  await expect(xray).toHaveAttribute('data-cards', '36')
  await xray.getByRole('radio', { name: 'Easy' }).check()
  await expect(xray).not.toHaveAttribute('data-cards', '36')
  await xray.getByRole('button', { name: 'What Shadows means' }).click()
  await expect(page.getByText(/chance that the shadow card of an attack/)).toBeVisible()
})
