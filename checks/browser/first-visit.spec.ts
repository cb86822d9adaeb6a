import { expect } from '@playwright/test'
import { openStudio, picture, seriousViolations, showIn } from './studio.ts'
import { test } from './test.ts'

test('the tour is taken with the keyboard, left with Escape, continued, and not offered again', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStudio(page)
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter')
  const tour = page.locator('.st-tour[role="dialog"]')
  const at = (stop: number) => expect(tour.locator('.driver-popover-progress-text')).toHaveText(`${stop} of 10`, { timeout: 120_000 })
  await at(1)
  await expect(tour).toContainText('A small quest of our own')
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await at(2)
  await expect(page).toHaveURL(/\/scenarios\?scenario=lcg-morrowmere/)
  await expect(page.locator('.driver-active-element')).toHaveClass(/st-scenario-stages/)
  await page.keyboard.press('ArrowRight')
  await at(3)
  await expect(page.getByRole('tab', { name: 'X-ray' })).toHaveAttribute('aria-selected', 'true')
  expect(await seriousViolations(page)).toEqual([])
  // the user leaves the tour halfway, which is remembered after a reload
  await page.keyboard.press('Escape')
  await expect(tour).toBeHidden()
  await page.goto('/')
  await page.getByRole('button', { name: 'Go on', exact: true }).press('Enter')
  await at(3)
  for (const stop of [4, 5, 6, 7, 8, 9, 10]) {
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await at(stop)
    if (stop === 4) await expect(page).toHaveURL(/\/cards\?card=lcg-morrowmere/)
    if (stop === 6) {
      await expect(page.locator('.driver-active-element')).toHaveClass(/qw-question/)
      await picture(page, 'tour-table')
    }
  }
  await expect(page.locator('.driver-active-element')).toHaveClass(/st-workspace-bar/)
  await tour.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(tour).toBeHidden()
  await expect(page.getByText('And now your own?')).toBeVisible()
  await page.getByRole('button', { name: 'Don’t offer this any more' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'First visit' })).toBeHidden()
})

test('the handbook is searched, the palette opens a card, the key sheet lists the page’s keys, and the bar fits', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page)
  await page.goto('/handbook')
  await expect(page.getByRole('heading', { level: 1, name: 'Your first pack' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('empty hand keyword')
  const hits = page.getByRole('listbox', { name: 'Places found' })
  await expect(hits.getByRole('option').first()).toContainText('Test it')
  expect(await seriousViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=keywords#test-it/)
  await expect(page.getByRole('heading', { level: 2, name: /^Test it/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Keywords', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveTitle('Keywords · Handbook · Questwright')
  await showIn(page, 'dark')
  expect(await seriousViolations(page, 'colours')).toEqual([])
  await picture(page, 'handbook-dark')

  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByRole('region', { name: 'The handbook' })).toContainText('Search the handbook')
  await expect(keys.getByRole('region', { name: 'Everywhere' })).toContainText('Find anything')
  expect(await seriousViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('eowyn')
  await expect(palette.getByRole('option', { name: /^Éowyn/ })).toHaveAttribute('aria-selected', 'true')
  expect(await seriousViolations(page)).toEqual([])
  await showIn(page, 'light')
  expect(await seriousViolations(page, 'colours')).toEqual([])
  await picture(page, 'palette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cards\?card=lcg-core-set%3Aeowyn/)
  await expect(page.locator('.st-editor')).toBeVisible()
  // the item that was chosen is the first one the next time
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText('Éowyn')
  await expect(palette.getByRole('group', { name: 'Here' })).toContainText('Save what is changed')
  await page.keyboard.press('Escape')

  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Pages: Library' }).click()
    await expect(page.getByRole('menuitem', { name: 'Handbook' })).toBeVisible()
    await page.keyboard.press('Escape')
    const header = page.locator('.st-header')
    await expect.poll(() => header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0)
  }
})
