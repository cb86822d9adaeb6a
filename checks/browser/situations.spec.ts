import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openStudio, picture, question, seriousViolations, settled, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const scene = () => workspaceFile('lcg-core-set/scenes/the-last-stand-of-the-browser.scene.ts')

test('a board is put together, saved as a scene, opened again and played', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Set up a board' }).click()
  const add = async (name: string) => {
    await page.getByLabel('Search cards').fill(name)
    await page
      .getByRole('button', { name: new RegExp(`^Add ${name} to `) })
      .first()
      .click()
  }
  await add('Aragorn')
  await add('Old Forest Road')
  await add('Steward of Gondor')
  await page.getByLabel('Where it lies').selectOption({ label: 'Aragorn (Player 1: Heroes)' })
  await page.getByLabel('Threat of player 1').fill('28')
  await page.getByLabel('Encounter deck: cards that do nothing').fill('10')
  await page.getByLabel('It begins with').selectOption('3.2')
  await expect(page.locator('.st-situations[data-state="dealt"][data-step="3.2"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await expect(page.locator('.st-preview [data-card-button]', { hasText: 'Aragorn' }).first()).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'situation-board')
  await page.getByRole('button', { name: 'Zones', exact: true }).click()
  expect(await seriousViolations(page)).toEqual([])

  await page.getByRole('button', { name: /^Keep as a scene/ }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('The last stand of the browser')
  await page.getByRole('dialog').getByLabel('Pack').selectOption('lcg-core-set')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect.poll(() => existsSync(scene())).toBe(true)
  expect(readFileSync(scene(), 'utf8')).toContain("attachments: ['steward-of-gondor']")
  expect(readFileSync(scene(), 'utf8')).toContain("t.isAt('3.2')")

  await page.goto('/situations?scene=lcg-core-set/scenes/the-last-stand-of-the-browser.scene.ts')
  await expect(page.getByLabel('Title of the board')).toHaveValue('The last stand of the browser', { timeout: 90_000 })
  await expect(page.locator('.st-situations[data-state="dealt"][data-step="3.2"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(question(page)).toBeVisible({ timeout: 90_000 })
  await settled(page)
  await page.getByRole('button', { name: 'Share this game' }).click()
  await page.getByRole('menuitem', { name: /^Change this board/ }).click()
  await expect(page.locator('.st-situations[data-state="dealt"][data-step="3.2"]')).toBeVisible({ timeout: 90_000 })
  await expect(page.locator('.st-laid', { hasText: 'Steward of Gondor' }).first()).toBeVisible()
})
