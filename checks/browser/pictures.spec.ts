/**
 * The table as it was looked at: each drawn board on every screen, by day and by night. A picture that changed is looked at and then renewed
 * (`npm run pictures`). Another machine smooths edges in another way, so that a part of the dots may differ.
 */
import { expect, type Page } from '@playwright/test'
import { openBoard } from './drawn-boards.ts'
import { settled, showIn } from './studio.ts'
import { test } from './test.ts'

const screens = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [390, 844],
] as const

/** Waits until nothing moves any more: the felt has measured itself, and rows have taken their places. */
async function atRest(page: Page): Promise<void> {
  await settled(page)
  let before = ''
  await expect
    .poll(async () => {
      const now = await page.evaluate(() =>
        [...document.querySelectorAll('.qw-table [data-card], .qw-ribbon, .qw-seat')]
          .map((one) => {
            const { x, y, width } = one.getBoundingClientRect()
            return `${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`
          })
          .join(),
      )
      const isStill = now === before
      before = now
      return isStill
    })
    .toBe(true)
}

for (const board of ['late combat', 'quest of four', 'solo quest'] as const)
  test(`${board}: the board looks as it did on six screens, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openBoard(page, board)
    // nothing is pointed at, and nothing has the focus
    await page.mouse.move(1, 1)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    // one player alone has the whole width on each: two screens tell of it
    const shown = board === 'solo quest' ? screens.filter(([width]) => width === 1440 || width === 390) : screens
    for (const [width, height] of shown) {
      await page.setViewportSize({ width, height })
      for (const theme of ['light', 'dark'] as const) {
        await showIn(page, theme)
        await atRest(page)
        const picture = await page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' })
        expect
          .soft(picture, `${board} at ${width}, ${theme}: look at it, and renew it with npm run pictures where it is right`)
          .toMatchSnapshot(`${board.replaceAll(' ', '-')}-${width}-${theme}.jpg`, { threshold: 0.25, maxDiffPixelRatio: 0.03 })
      }
    }
  })
