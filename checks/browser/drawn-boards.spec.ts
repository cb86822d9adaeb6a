/**
 * The boards for which the table was designed: measurements, and screenshots on each screen in both themes. Look at a changed screenshot
 * and then renew it (`npm run pictures`). Another machine smooths edges differently, so a share of the pixels may differ.
 */
import { expect, type Page } from '@playwright/test'
import {
  coveredOn,
  coveredSignsOn,
  heldOn,
  placesOn,
  smallestOn,
  turnOf,
  watchQuestion,
  widthOf,
  wrongWithOptions,
} from './board-measures.ts'
import { type BoardName, openBoard } from './drawn-boards.ts'
import { answering, answersTaken, openCardByKey, picture, playOn, question, settled, showIn } from './studio.ts'
import { test } from './test.ts'

/** The size of each screen, and when its screenshot is compared: a laptop, a tablet and a phone in each run, the others in long runs. */
const screens = [
  [1280, 800, 'long'],
  [1440, 900, 'always'],
  [1920, 1080, 'long'],
  [2560, 1440, 'long'],
  [390, 844, 'always'],
  [820, 1180, 'always'],
] as const

/** Waits until nothing moves: the table has measured itself, and rows have their final places. */
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

/** Whether there is time for every screen and theme, or all screenshots are renewed. */
function looksAtAll(): boolean {
  const { project, config } = test.info()
  const isLong = project.name === 'long' || process.env.QUESTWRIGHT_PICTURES !== undefined
  return isLong || config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
}

/**
 * Compares the board with the screenshot of each screen.
 * @param measure checks that are made on a screen before its screenshot
 */
async function looksAsDrawn(page: Page, board: BoardName, measure: (width: number) => Promise<void> = async () => undefined) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // no element has the pointer or the focus
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (const [width, height, when] of screens) {
    if (when === 'long' && !looksAtAll()) continue
    await page.setViewportSize({ width, height })
    await atRest(page)
    await measure(width)
    const themes = looksAtAll() ? (['light', 'dark'] as const) : ([width === 820 ? 'light' : 'dark'] as const)
    for (const theme of themes) {
      await showIn(page, theme)
      await atRest(page)
      const seen = await page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' })
      expect
        .soft(seen, `${board} at ${width}, ${theme}: look at it, and renew it with npm run pictures where it is right`)
        .toMatchSnapshot(`${board.replaceAll(' ', '-')}-${width}-${theme}.jpg`, { threshold: 0.25, maxDiffPixelRatio: 0.03 })
    }
  }
}

async function open(page: Page, board: BoardName): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page, board)
}

/** Checks the open hands: of each card at least this share of its height and area, in percent, or this many pixels must be visible. */
async function handsAreSeen(page: Page, width: number): Promise<void> {
  const held = await heldOn(page)
  const hidden = held.filter(({ pixels, height, area }) => (width < 1440 ? pixels < 94 : height < 94 || area < 71))
  expect(hidden, `hands at ${width}`).toEqual([])
}

/** Whether the whole text of the question is visible. */
const questionIsWhole = (page: Page) =>
  page.locator('.qw-question h3').evaluate((one) => one.scrollHeight <= one.clientHeight + 2 && one.scrollWidth <= one.clientWidth)

test('a late combat of two players shows all cards and hands, and the question keeps its place', async ({ page }) => {
  await open(page, 'late combat')
  const felt = await page.locator('.qw-felt').boundingBox()
  expect(felt?.width).toBeGreaterThanOrEqual(1170)
  expect(felt?.height).toBeGreaterThanOrEqual(805)
  // the seats are side by side
  const [left, right] = await page.locator('.qw-seat').evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect()))
  expect(right?.top).toBe(left?.top)
  expect(Math.abs((right?.width ?? 0) - (left?.width ?? 0))).toBeLessThanOrEqual(1)
  const least: { readonly [width: number]: number } = { 1280: 80, 1440: 100, 1920: 132, 2560: 185, 820: 84, 390: 84 }
  await looksAsDrawn(page, 'late combat', async (width) => {
    expect(await widthOf(page, 'p1/aragorn/1'), `width of a hero at ${width}`).toBeGreaterThanOrEqual(least[width] ?? 0)
    expect(await smallestOn(page), `letters at ${width}`).toBeGreaterThanOrEqual(12)
    // on a phone, the buttons of a question that is answered on cards are beside its title: a line of their own would hide a row of cards
    if (width === 390) expect((await page.locator('.qw-ribbon').boundingBox())?.height).toBeLessThanOrEqual(140)
    // on smaller screens the table scrolls
    if (width < 1280) return
    expect(await coveredOn(page), `covered at ${width}`).toEqual([])
    expect(await coveredSignsOn(page), `numbers of options at ${width}`).toEqual([])
    expect(await heldOn(page)).toHaveLength(11)
    await handsAreSeen(page, width)
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await atRest(page)
  await handsAreSeen(page, 1024)
  expect(await coveredSignsOn(page), 'numbers of options at 1024').toEqual([])
  await picture(page, 'late-combat-1024')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await atRest(page)
  const watched = await watchQuestion(page)
  const before = await answersTaken(page)
  const { ended } = await playOn(page, 12)
  expect(ended).toBe('enough')
  await settled(page)
  const { places, bare, over, sideChanges } = await watched()
  const box = await question(page).boundingBox()
  expect(places).toEqual([`${box?.x} ${box?.y}`])
  expect({ bare, over }).toEqual({ bare: 0, over: [] })
  // a slow page draws every position, including windows that are passed automatically
  expect(sideChanges).toBeLessThanOrEqual((await answersTaken(page)) - before)
})

test('the planning of two players raises the cards that can be played, and the question hides no hero', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'planning')
  const heads = await page.evaluate(() =>
    [...document.querySelectorAll('[data-zone="p1.play-area"] .qw-host > .qw-slot')].flatMap((slot) => {
      const title = slot.querySelector('.qw-board-head')
      if (!title) return []
      const { left, top, width, height } = title.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-card]') === slot
        ? []
        : [slot.getAttribute('data-card')]
    }),
  )
  expect(heads, 'titles that lie under what has the focus').toEqual([])
  // details of the card under the pointer must not move the cards
  const heights = new Set<number | undefined>()
  const playable = page.locator('[data-zone="p1.hand"] .qw-slot.is-option')
  for (const card of await playable.all()) {
    heights.add((await page.locator('.qw-ribbon').boundingBox())?.height)
    await card.hover()
    await expect(page.locator('.qw-foretold')).toBeVisible()
    heights.add((await page.locator('.qw-ribbon').boundingBox())?.height)
    await page.mouse.move(1, 1)
  }
  expect([...heights], 'heights of the question').toHaveLength(1)
  await looksAsDrawn(page, 'planning', async (width) => {
    if (width < 1280) return
    expect(await questionIsWhole(page), `the question at ${width}`).toBe(true)
    expect(await coveredOn(page), `covered at ${width}`).toEqual([])
    expect(await coveredSignsOn(page), `numbers of options at ${width}`).toEqual([])
    await handsAreSeen(page, width)
    const rises = await page
      .locator('[data-zone="p1.hand"] .qw-host > .qw-slot')
      .evaluateAll((slots) =>
        slots.map((slot) => ({ legal: slot.classList.contains('is-option'), top: Math.round(slot.getBoundingClientRect().top) })),
      )
    const legal = rises.filter((one) => one.legal).map((one) => one.top)
    const others = rises.filter((one) => !one.legal).map((one) => one.top)
    expect(legal.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect(Math.min(...others) - Math.max(...legal), `what can be played at ${width}`).toBe(10)
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await atRest(page)
  expect(await coveredSignsOn(page), 'numbers of options at 1024').toEqual([])
  await handsAreSeen(page, 1024)
  await picture(page, 'planning-1024')
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await atRest(page)
    expect(await wrongWithOptions(page), `many options at ${width}`).toEqual([])
  }
  // buttons for fingers are higher, and the options must not lie over them either
  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  for (const [width, height] of [
    [1024, 768],
    [1366, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await atRest(page)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect(await wrongWithOptions(page), `many options for fingers at ${width}`).toEqual([])
  }
})

test('a quest of four players shows one seat in full and three seats as lines', { tag: '@long' }, async ({ page }) => {
  await open(page, 'quest of four')
  await looksAsDrawn(page, 'quest of four', async (width) => {
    expect(await smallestOn(page), `letters at ${width}`).toBeGreaterThanOrEqual(12)
    if (width < 1280) return
    // the explanation beside the question must not shorten the question
    expect(await questionIsWhole(page), `the question at ${width}`).toBe(true)
    await expect(page.locator('.qw-foretold')).toContainText('10 short: each threat +10')
    const told = await page.locator('.qw-foretold').evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= 50)
    expect(told, `what would follow at ${width}`).toBe(true)
  })
})

test('the seat of a solo quest has the whole width, and an exhausted card moves no other card', { tag: '@long' }, async ({ page }) => {
  await open(page, 'solo quest')
  const felt = await page.locator('.qw-felt').boundingBox()
  const seat = await page.locator('.qw-seat').boundingBox()
  expect(seat?.width).toBeGreaterThan((felt?.width ?? 0) * 0.97)
  const head = await page.locator('.qw-seat > header').boundingBox()
  const hero = await page.locator('[data-card="p1/aragorn/1"]').boundingBox()
  expect((hero?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeLessThanOrEqual(60)
  await looksAsDrawn(page, 'solo quest')
  await page.setViewportSize({ width: 1440, height: 900 })
  await atRest(page)
  const before = await placesOn(page)
  await page.locator('[data-card-button="p1/aragorn/1"]').click()
  await answering(page, () => page.keyboard.press('Enter'))
  await expect(page.locator('[data-card="p1/aragorn/1"]')).toHaveClass(/is-exhausted/)
  await page.mouse.move(1, 1)
  await atRest(page)
  expect(await placesOn(page)).toEqual(before)
  const turn = await turnOf(page, 'p1/aragorn/1')
  expect(turn).toBeGreaterThan(0)
  expect(turn).toBeLessThanOrEqual(10)
})

/** The pairs among question, enlarged card and explanation that overlap. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const parts = ['.qw-ribbon', '.qw-zoom.is-floating', '.st-why-alone, .qw-side .st-why'].flatMap((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && box.width > 0 ? [{ selector, box }] : []
    })
    return parts.flatMap(({ selector, box }, index) =>
      parts
        .slice(index + 1)
        .filter((other) => {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          return width > 1 && height > 1
        })
        .map((other) => `${selector} and ${other.selector}`),
    )
  })

test('a card shown large and the reasons cover no question beside the editor, and only one of them is open', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page, 'late combat')
  await openCardByKey(page, 'p1/aragorn/1')
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const theodred = page.locator('[data-card-button="p1/theodred/1"]')
    // an enlarged card closes until the table has been laid out for its new size
    await expect(async () => {
      await theodred.blur()
      await theodred.focus()
      await expect(page.locator('.qw-zoom.is-floating')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    expect(await overlapping(page), `a card shown large at ${width}`).toEqual([])
    await page.keyboard.press('w')
    await expect(page.getByRole('region', { name: 'Why', exact: true })).toContainText('Why: Théodred')
    await expect(page.locator('.qw-zoom.is-floating')).toHaveCount(0)
    expect(await overlapping(page), `reasons at ${width}`).toEqual([])
    await picture(page, `reasons-beside-editor-${width}`)
    await page.getByRole('button', { name: 'Close the reasons' }).click()
  }
})
