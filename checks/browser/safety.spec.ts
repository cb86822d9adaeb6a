import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import {
  openCardByKey,
  openStudio,
  picture,
  question,
  scriptIsOpen,
  seriousViolations,
  showIn,
  startGame,
  withFile,
  workspaceFile,
} from './studio.ts'
import { test } from './test.ts'

test('no page loads anything from elsewhere, and axe finds nothing serious on the main pages in both themes', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const strangers: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) strangers.push(url)
  })
  const look = async (name: string, deed?: () => Promise<void>) => {
    expect(await seriousViolations(page), name).toEqual([])
    await picture(page, `${name}-dark`)
    await (deed?.() ?? showIn(page, 'light'))
    expect(await seriousViolations(page, 'colours'), `${name} in light`).toEqual([])
    await picture(page, `${name}-light`)
    await showIn(page, 'dark')
  }
  await openStudio(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await look('library')
  await page.getByRole('button', { name: /^Choose decks and mode for Passage/ }).click()
  await look('new-game')
  await page.keyboard.press('Escape')
  await startGame(page, { decks: ['Leadership'], seed: '1' })
  await expect(question(page)).toBeVisible()
  await look('table')
  await openCardByKey(page, 'p1/aragorn')
  await scriptIsOpen(page)
  // the editor has its own colours, which follow the theme button
  await look('editor', () => page.getByRole('button', { name: 'Light theme' }).click())
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(page.locator('html'), 'what was chosen is remembered').toHaveAttribute('data-theme', 'light')
  await showIn(page, 'dark')
  await look('history')
  expect(strangers).toEqual([])
})

test('a browser without the token is told what to do, and nothing of the workspace is shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('alert').first()).toContainText('This page needs the address from the terminal')
  await expect(page.getByText('Passage Through Mirkwood')).toHaveCount(0)
  await picture(page, 'no-token')
})

test('texts of a pack are shown as text, and their markup does not run', async ({ page }) => {
  const path = 'lcg-core-set/text/en.json'
  await withFile(path, async () => {
    const book = JSON.parse(readFileSync(workspaceFile(path), 'utf8'))
    book.cards.aragorn = {
      title: 'Aragorn <img src=x onerror="window.hurt=1">',
      text: '<script>window.hurt=1</script> **bold** <b>not bold</b>',
    }
    writeFileSync(workspaceFile(path), JSON.stringify(book))
    await openStudio(page)
    await page.goto('/cards?card=lcg-core-set:aragorn')
    await expect(page.getByRole('heading', { name: 'Aragorn <img src=x' })).toBeVisible({ timeout: 120_000 })
    await expect(page.locator('.st-live').getByText('<b>not bold</b>').first()).toBeVisible()
    await expect(page.locator('.st-live img, .st-live script')).toHaveCount(0)
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined()
  })
})
