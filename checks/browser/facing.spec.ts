/** The table of the trading card game: the cards that take part face each other between the seats, and stand in columns once assigned. */
import { expect, type Page } from '@playwright/test'
import { wrongWithOptions } from './board-measures.ts'
import { playTo, startStandard } from './second-game.ts'
import { pairFirstTwo, picture, seriousViolations, settled, showIn } from './studio.ts'
import { test } from './test.ts'

const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
/** Long runs have both themes on each screen. */
const screens: readonly (readonly [width: number, height: number, themes: readonly ('light' | 'dark')[]])[] = [
  [1440, 900, long ? ['light', 'dark'] : ['light']],
  [820, 1180, long ? ['light', 'dark'] : ['dark']],
  [390, 844, long ? ['light', 'dark'] : ['light']],
]

/** The cards that are not wholly inside of the window. */
const cutOff = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} .qw-host > .qw-slot`)].flatMap((slot) => {
        const { left, right, top, bottom } = slot.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight ? [] : [slot.getAttribute('data-card') ?? '']
      }),
    within,
  )

/** Words of results, of marks and of players' markers that reach beyond their column, their card's row, or their place. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ['.qw-told', '.qw-column'],
      ['.qw-middle .qw-mark > span', '.qw-middle'],
      ['.qw-track-seats > i', '.qw-track-place'],
    ].flatMap(([words = '', around = '']) =>
      [...document.querySelectorAll<HTMLElement>(words)].flatMap((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const told = range.getBoundingClientRect()
        const room = one.closest(around)?.getBoundingClientRect()
        // the width of hidden words, such as those of a mark beside the key of an answer, is 0
        const isWhole = told.width === 0 || !room || (told.left >= room.left && told.right <= room.right && told.bottom <= room.bottom)
        return isWhole && one.scrollWidth <= one.clientWidth + 1 ? [] : [`${words}: ${one.textContent}`]
      }),
    ),
  )

const widths = (page: Page, within: string): Promise<readonly number[]> =>
  page.evaluate(
    (selector) => [...document.querySelectorAll<HTMLElement>(`${selector} .qw-host > .qw-slot`)].map((slot) => slot.offsetWidth),
    within,
  )

test('minions are assigned on the cards, in columns that say how each skirmish would end, on every screen', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startStandard(page, undefined, { seed: 'facing' })
  if (long) {
    await playTo(page, 'window', 60)
    for (const [width, height] of [...screens, [1024, 768], [1280, 800]] as const) {
      if (width === 390) continue
      await page.setViewportSize({ width, height })
      await settled(page)
      expect(await wrongWithOptions(page), `many options at ${width}`).toEqual([])
      expect(await cutOff(page, '.qw-hand'), `cards of the hand that are cut off at ${width}, before the assignment`).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await playTo(page, 'assign', 60)

  const column = page.locator('.qw-column')
  await expect(column).toHaveCount(0)
  for (const [width, height, themes] of screens) {
    await page.setViewportSize({ width, height })
    await settled(page)
    await pairFirstTwo(page)
    await expect(column).toHaveCount(1)
    await expect(column.locator('.qw-told')).toHaveText(/(Fellowship|Shadow) (wins|overwhelms)/)
    expect(Math.min(...(await widths(page, '.qw-middle'))), `cards in the middle at ${width}`).toBeGreaterThanOrEqual(
      width === 1440 ? 98 : 84,
    )
    // the hand of a phone peeks out below the question
    if (width > 390) expect(await cutOff(page, '.qw-hand'), `cards of the hand that are cut off at ${width}`).toEqual([])
    expect(await cutWords(page), `words that are cut off at ${width}`).toEqual([])
    for (const theme of themes) {
      await showIn(page, theme)
      await picture(page, `facing-${width}-${theme}`)
      expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours'), `${width}, ${theme}`).toEqual([])
    }
    await page.locator('.qw-pairs button').click()
    await expect(column).toHaveCount(0)
  }
})
