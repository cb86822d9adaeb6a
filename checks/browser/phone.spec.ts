/** The table on a phone and with touch: every part has its place, every answer can be tapped, and the page can be added to a home screen. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { playByFinger, reachOf } from './by-finger.ts'
import { openBoard } from './drawn-boards.ts'
import { answersTaken, openStudio, picture, question, seriousViolations, settled, showIn, startGame } from './studio.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return box
}

/** Two fingers on the middle of an element that move apart, or together. */
async function pinch(page: Page, selector: string, way: 'apart' | 'together'): Promise<void> {
  const { x, y, width, height } = await boxOf(page, selector)
  const [middle, level] = [x + width / 2, y + height / 2]
  const session = await page.context().newCDPSession(page)
  const fingers = (by: number) => [
    { x: middle - by, y: level, id: 0 },
    { x: middle + by, y: level, id: 1 },
  ]
  const steps = [12, 20, 28, 36]
  const [begin = 0, ...rest] = way === 'apart' ? steps : steps.toReversed()
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(begin) })
  for (const by of rest) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(by) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

async function longPress(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = await boxOf(page, selector)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] })
  await page.waitForTimeout(600)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

test('a late board fits a phone, where a tap chooses before it answers and cards are shown large and in lists', async ({ page }) => {
  await openBoard(page, 'late combat')
  const aragorn = '[data-card-button="p1/aragorn/1"]'

  await test.step('each part has its height and overlaps no other part', async () => {
    const heights = await page.evaluate(() =>
      ['.st-header', '.qw-shared-strip', '.qw-seat-tabs', '.qw-hand', '.qw-phone-nav'].map((one) =>
        Math.round(document.querySelector(one)?.getBoundingClientRect().height ?? 0),
      ),
    )
    expect(heights[0]).toBe(48)
    expect(heights[1]).toBeLessThanOrEqual(112)
    expect(heights[2]).toBeLessThanOrEqual(50)
    expect(heights.slice(3)).toEqual([62, 56])
    expect((await boxOf(page, aragorn)).width).toBeGreaterThanOrEqual(84)
    // no part of the bar covers the name of the step
    const now = await boxOf(page, '.qw-now')
    expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.className, { x: now.x + 20, y: now.y + 8 })).toBe('qw-now')
    const [seats, ribbon, hand] = [await boxOf(page, '.qw-seats'), await boxOf(page, '.qw-ribbon'), await boxOf(page, '.qw-hand')]
    expect(seats.y + seats.height).toBeLessThanOrEqual(ribbon.y)
    expect(ribbon.y + ribbon.height).toBeLessThanOrEqual(hand.y)
    await expect(page.locator('.qw-phone-nav button')).toHaveCount(5)
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'phone-late-light')
    await showIn(page, 'dark')
    expect(await seriousViolations(page, 'colours')).toEqual([])
    await picture(page, 'phone-late-dark')
    await showIn(page, 'light')
  })

  await test.step('spreading two fingers shows a card large, and pinching closes it', async () => {
    await pinch(page, aragorn, 'apart')
    await expect(page.locator('.qw-zoom.is-floating')).toHaveAttribute('data-zoom', 'lcg-core-set:aragorn')
    await pinch(page, '[data-zone="current-quest"] .qw-card', 'together')
    await expect(page.locator('.qw-zoom.is-floating')).toHaveCount(0)
  })

  await test.step('a long press lists the actions on a card, and its paper clip lists the attachments', async () => {
    await longPress(page, aragorn)
    await expect(page.getByRole('menuitem')).toHaveText(['Show it large', 'Why?', 'Move by hand …', 'Open the card'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '3 cards lie on Aragorn' }).tap()
    await expect(page.getByRole('menuitem')).toHaveText([/Steward of Gondor/, /Celebrían's Stone/, /Unexpected Courage/])
    await page.getByRole('menuitem', { name: /Celebrían's Stone/ }).tap()
    await expect(page.locator('.qw-zoom.is-floating')).toHaveAttribute('data-zoom', 'lcg-core-set:celebrians-stone')
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
  })

  await test.step('buttons open the piles and the log at the top, and the hand and the timeline at the bottom', async () => {
    await page.getByRole('button', { name: 'Piles, card and log' }).tap()
    await expect(page.getByRole('button', { name: 'Deck, 7 cards' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Piles, card and log/ })).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Piles, card and log' }).tap()
    await page.getByRole('button', { name: 'Hand 7' }).tap()
    await expect.poll(async () => (await boxOf(page, '.qw-hand')).height).toBeGreaterThan(140)
    await page.getByRole('button', { name: 'Hand 7' }).tap()
    await page.getByRole('button', { name: 'Timeline', exact: true }).tap()
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible()
    expect((await reachOf(page)).small).toEqual([])
    await page.getByRole('button', { name: 'Timeline', exact: true }).tap()
  })

  await test.step('a tap on its tab shows another seat', async () => {
    await page.locator('[data-tab="p2"]').tap()
    await expect(page.locator('.qw-seat')).toHaveAttribute('data-seat', 'p2')
    // options of the other seat are listed in the question
    await expect(question(page).locator('.qw-choice-face')).toHaveCount(2)
    await page.locator('[data-tab="p1"]').tap()
  })

  await test.step('a tap chooses an option, and the button that names its effect answers', async () => {
    const before = await answersTaken(page)
    await page.locator('.is-option > .qw-card').first().tap()
    const act = page.getByRole('button', { name: 'King Spider attacks' })
    await expect(act).toBeVisible()
    expect(await answersTaken(page)).toBe(before)
    await act.tap()
    await settled(page, (count) => count > before)
  })

  expect(await playByFinger(page, 20)).toBe(20)
})

test('four seats are four tabs on a phone, and every button on a tablet is large enough for a finger', { tag: '@long' }, async ({
  page,
}) => {
  await openBoard(page, 'quest of four')
  const tabs = await page.locator('[data-tab]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(tabs).toHaveLength(4)
  expect(Math.max(...tabs)).toBeLessThanOrEqual(phone.width)
  expect((await reachOf(page)).small).toEqual([])
  await picture(page, 'phone-four')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.locator('.qw-table')).toHaveAttribute('data-screen', 'wide')
  expect((await reachOf(page)).small).toEqual([])
  await picture(page, 'tablet-four')
})

/** The names of visible parts of the page that an element overlaps. */
const partsUnder = (page: Page, over: string, parts: string): Promise<readonly (string | null)[]> =>
  page.evaluate(
    ([one = '', others = '']) => {
      const at = document.querySelector(one)?.getBoundingClientRect()
      if (!at) return [`${one} is not drawn`]
      return [...document.querySelectorAll(others)]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top)
        .map(({ part }) => part.textContent)
    },
    [over, parts],
  )

test('a first board on a phone covers and cuts no words, and a notice covers neither table nor question', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: 'first board' })
  await expect(page.locator('.qw-strip-row > .qw-empty')).toBeVisible()
  const words = await page.locator('.qw-strip-row > .qw-empty').evaluate((empty) => {
    const range = document.createRange()
    range.selectNodeContents(empty)
    const threat = empty.parentElement?.querySelector('.qw-strip-dials')?.getBoundingClientRect() ?? new DOMRect()
    return { right: range.getBoundingClientRect().right, threat: threat.left, seen: threat.right <= innerWidth }
  })
  expect(words.threat).toBeGreaterThanOrEqual(words.right)
  expect(words.seen).toBe(true)
  // descenders of letters, such as in "Mulligan", must be visible
  const room = await question(page)
    .getByRole('heading', { name: 'Mulligan' })
    .evaluate((heading: HTMLElement) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      const drawing = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      drawing.font = getComputedStyle(heading).font
      const { fontBoundingBoxDescent, actualBoundingBoxDescent } = drawing.measureText('g')
      // the rectangle of text ends at the lowest point of the font; the box cuts off what is below it
      const baseline = words.getBoundingClientRect().bottom - fontBoundingBoxDescent
      return heading.getBoundingClientRect().bottom - baseline - actualBoundingBoxDescent
    })
  expect(room).toBeGreaterThanOrEqual(0)
  await page.goto('/')
  await startGame(page, { decks: ['Leadership', 'Spirit'], seed: 'second board' })
  const notice = page.locator('[data-sonner-toast]', { hasText: 'is kept' })
  await expect(notice.getByRole('button', { name: 'Back to the game before' })).toBeInViewport({ ratio: 1 })
  await expect(notice.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => notice.getAttribute('data-mounted')).toBe('true')
  await expect
    .poll(() => partsUnder(page, '[data-sonner-toast]', '.qw-places > *, .qw-strip-row > *, .qw-seat-tabs, .qw-question'))
    .toEqual([])
})

test('the studio can be put on a home screen, with its own icons and without the browser’s bars', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ name: 'Questwright', display: 'standalone', start_url: '/' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // in a test browser, private mode is the only error that is allowed here
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((one) => one !== 'in-incognito')).toEqual([])
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(new URL(src, url).href)
    expect(answer.headers()['content-type']).toContain(type)
    const own = readFileSync(
      new URL(
        `../../packages/table-page/icons/${/icon(?:-maskable)?(?:-\d+)?(?=\.)/.exec(src)?.[0]}.${type === 'image/png' ? 'png' : 'svg'}`,
        import.meta.url,
      ),
    )
    expect(Buffer.compare(await answer.body(), own), `${src} ${sizes}`).toBe(0)
  }
  // the colour of the browser's bars follows the theme chosen on the page
  const bars = () => page.locator('meta[name="theme-color"]').first().getAttribute('content')
  const before = await bars()
  await page.getByRole('button', { name: /^(?:Dark|Light) theme$/ }).tap()
  await expect.poll(bars).not.toBe(before)
})
