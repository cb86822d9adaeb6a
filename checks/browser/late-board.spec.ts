/** How the late board of two players lies on every screen: nothing that matters is covered, cards grow with the table, and the question stays where it is. */
import { expect, type Page } from '@playwright/test'
import { openBoard } from './drawn-boards.ts'
import { openCardByKey, picture, playOn, question, settled } from './studio.ts'
import { test } from './test.ts'

const cardsInPlay = '[data-zone="staging-area"], [data-zone$=".engaged"], [data-zone$=".play-area"]'

/** How much of each card in play is to be seen, of 49 points of each; and the strips whose title lies under something. */
const coveredOn = (page: Page) =>
  page.evaluate((areas) => {
    const isOver = (slot: Element, x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('[data-card]') === slot
    const covered: string[] = []
    for (const slot of document.querySelectorAll(`:is(${areas}) .qw-host > .qw-slot`)) {
      const { left, top } = slot.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = slot as HTMLElement
      let seen = 0
      for (let x = 0; x < 7; x++)
        for (let y = 0; y < 7; y++) if (isOver(slot, left + ((x + 0.5) / 7) * offsetWidth, top + ((y + 0.5) / 7) * offsetHeight)) seen += 1
      if (seen < 46) covered.push(`${slot.getAttribute('data-card')}: ${seen} of 49`)
    }
    for (const strip of document.querySelectorAll(`:is(${areas}) .lies-strip b`)) {
      const { left, top, width, height } = strip.getBoundingClientRect()
      const slot = strip.closest('[data-card]')
      if (!slot || !isOver(slot, left + width / 2, top + height / 2)) covered.push(`the title of ${slot?.getAttribute('data-card')}`)
    }
    return covered
  }, cardsInPlay)

/** The heights of the cards in the hands that are on the screen, the least first. */
const heldOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.qw-hand .qw-host > .qw-slot')]
      .map((slot) => {
        const { top, bottom } = slot.getBoundingClientRect()
        const hand = slot.closest('.qw-hand')?.getBoundingClientRect()
        return Math.round(Math.min(bottom, hand?.bottom ?? 0, innerHeight) - Math.max(top, hand?.top ?? 0))
      })
      .sort((one, other) => one - other),
  )

const widthOf = (page: Page, key: string) =>
  page.locator(`.qw-table [data-card="${key}"]`).evaluate((one) => (one as HTMLElement).offsetWidth)

/** The smallest letters on cards of the table, in pixels. */
const smallestOn = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.qw-table .qw-host :is(b, small, s), .qw-table .lies-strip b')]
        .filter((one) => one.textContent?.trim() !== '' && (one as HTMLElement).offsetParent !== null)
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ),
  )

test('a late board of two: every card is seen, hands are on the screen, cards grow with it, and the question keeps its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page, 'late combat')
  const felt = await page.locator('.qw-felt').boundingBox()
  expect(felt?.width).toBeGreaterThanOrEqual(1170)
  expect(felt?.height).toBeGreaterThanOrEqual(805)
  for (const [width, height, least] of [
    [1440, 900, 100],
    [1920, 1080, 130],
    [2560, 1440, 180],
    [1280, 800, 80],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => widthOf(page, 'p1/aragorn/1'), `width of a hero at ${width}`).toBeGreaterThanOrEqual(least)
    expect(await coveredOn(page), `covered at ${width}`).toEqual([])
    const held = await heldOn(page)
    expect(held).toHaveLength(11)
    expect(held[0], `the hand at ${width}`).toBeGreaterThanOrEqual(94)
    expect(await smallestOn(page), `letters at ${width}`).toBeGreaterThanOrEqual(12)
    await picture(page, `late-board-${width}`)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  // looked at in every frame: where the question begins, whatever is asked and of whom
  await page.evaluate(() => {
    const places = new Set<string>()
    const look = () => {
      const box = document.querySelector('.qw-question')?.getBoundingClientRect()
      if (box) places.add(`${box.left} ${box.top}`)
      document.documentElement.dataset.places = [...places].join(', ')
      requestAnimationFrame(look)
    }
    look()
  })
  expect((await playOn(page, 20)).ended).toBe('enough')
  await settled(page)
  const box = await question(page).boundingBox()
  expect(await page.locator('html').getAttribute('data-places')).toBe(`${box?.x} ${box?.y}`)
})

/** The pairs of question, card shown large and reasons that lie over each other. */
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

test('a table beside the editor: a card shown large and its reasons lie over no question, and one of them at a time over the cards', async ({
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
    // until the table has taken its new size a card shown large goes again
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
