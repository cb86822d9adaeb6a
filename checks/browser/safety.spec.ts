import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import {
  openCardByKey,
  openStudio,
  picture,
  question,
  scriptIsOpen,
  seriousViolations,
  startGame,
  withFile,
  workspaceFile,
} from './studio.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing leaves the origin, and axe finds nothing serious on library, dialog, table, editor and history (${scheme})`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const strangers: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) strangers.push(url)
    })
    await openStudio(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, `library-${scheme}`)
    await page.getByRole('button', { name: /^Choose decks and mode for Passage/ }).click()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, `new-game-${scheme}`)
    await page.keyboard.press('Escape')
    await startGame(page, { decks: ['Leadership'], seed: '1' })
    await expect(question(page)).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, `table-${scheme}`)
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, `editor-${scheme}`)
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, `history-${scheme}`)
    expect(strangers).toEqual([])
  })
}

test('a browser without the token is told what to do, and nothing of the workspace is shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('alert').first()).toContainText('This page needs the address from the terminal')
  await expect(page.getByText('Passage Through Mirkwood')).toHaveCount(0)
  await picture(page, 'no-token')
})

test('the words of a pack are shown as text only', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'Aragorn <img src=x' })).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('.st-live').getByText('<b>not bold</b>').first()).toBeVisible()
    await expect(page.locator('.st-live img, .st-live script')).toHaveCount(0)
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined()
  })
})
