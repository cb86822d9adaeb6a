import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { GameFile } from '@questwright/kernel'
import { kept, openStudio, picture, playOn, seriousViolations, settled, startGame, stateHash, table } from './studio.ts'
import { test } from './test.ts'

test('a second branch is made, named, compared, kept over a reload, and opened elsewhere by link and file', { tag: '@long' }, async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page)
  await startGame(page, { decks: ['Leadership starter'], seed: '4711' })
  await playOn(page, 4)
  const first = await stateHash(page)
  const at = Number(await table(page).getAttribute('data-at'))

  await test.step('an undo, and the same answer with other dice', async () => {
    const slider = page.getByRole('slider', { name: 'Timeline' })
    await slider.focus()
    await page.keyboard.press('Home')
    for (let i = 0; i < at - 2; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await settled(page, (count) => count === at - 2)
    // with new dice the same answer makes another branch
    await page.getByRole('button', { name: 'Same dice' }).click()
    await playOn(page, 1)
    await expect(page.locator('[data-lines="2"]')).toBeVisible()
  })

  await test.step('branches are renamed, compared and switched', async () => {
    await page.getByRole('button', { name: /^Branches and save points/ }).click()
    const lines = page.getByRole('region', { name: 'Branches and save points' })
    await expect(lines.getByText('Branch 2', { exact: true })).toBeVisible()
    await lines.getByRole('button', { name: 'Rename Branch 2' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('With luck')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'lines')
    await lines.getByRole('button', { name: 'Compare First branch with another branch' }).click()
    await expect(page.getByRole('row', { name: /^Threat in the staging area/ })).toBeVisible({ timeout: 120_000 })
    await page.keyboard.press('Escape')
    await lines.getByRole('button', { name: 'Switch to First branch' }).click()
    await settled(page, (count) => count === at)
    await expect(table(page)).toHaveAttribute('data-hash', first)
  })

  await test.step('after a reload all branches are there', async () => {
    await kept(page)
    await page.reload()
    await settled(page)
    await expect(table(page)).toHaveAttribute('data-hash', first)
    await page.getByRole('button', { name: /^Branches and save points: 2 branches/ }).click()
    await expect(page.getByText('With luck', { exact: true })).toBeVisible()
  })

  const menu = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Share this game' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu(/^Copy link/)
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const download = page.waitForEvent('download')
  await menu(/^Save as file/)
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    ...({ format: 'questwright-game', version: 2 } satisfies Pick<GameFile, 'format' | 'version'>),
    studio: { branches: [{ name: 'With luck' }] },
  })

  await test.step('the link and the file are opened on another machine', async () => {
    const other = await (await browser.newContext()).newPage()
    await openStudio(other)
    await other.goto(link)
    await settled(other)
    await expect(table(other)).toHaveAttribute('data-hash', first)
    // a game runs there now: an incomplete link changes nothing, a complete one asks first
    await kept(other)
    await other.goto('about:blank')
    await other.goto(link.slice(0, -30))
    await expect(other.getByText(/This link was cut off/)).toBeVisible()
    await other.keyboard.press('Escape')
    await settled(other)
    await expect(table(other)).toHaveAttribute('data-hash', first)
    await other.getByRole('button', { name: 'Share this game' }).click()
    await other.getByRole('menuitem', { name: /^Open a link or file/ }).click()
    await other.getByLabel('Saved game').setInputFiles(file)
    await other.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(other.locator('[data-lines="2"]')).toBeVisible({ timeout: 120_000 })
    await expect(table(other)).toHaveAttribute('data-hash', first)
    await other.context().close()
  })
})
