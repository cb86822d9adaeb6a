/** A table with more cards than any real game: every area keeps its cards inside, and every card can be reached. */
import { writeFileSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import { answering, openStudio, picture, question, settled, startGame, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const scene = 'lcg-core-set/scenes/a-crowd.scene.ts'
const many = (slug: string, count: number) => `...Array<string>(${count}).fill('${slug}')`
const crowd = `import { scene } from '@questwright/testkit'

scene(
  'a crowd',
  {
    you: { heroes: ['aragorn', 'theodred', 'gloin'], allies: [${many('guard-of-the-citadel', 20)}], hand: [${many('guard-of-the-citadel', 20)}], engaged: [${many('forest-spider', 20)}], threat: 20, deck: 10 },
    friend: { heroes: ['eowyn', 'eleanor', 'legolas'], hand: 3, threat: 20, deck: 10 },
    staging: [${many('forest-spider', 36)}, ${many('old-forest-road', 4)}],
    encounterDeck: 10,
    at: '4.2',
  },
  (t) => {
    t.isAt('4.2')
  },
)
`

/** Whether an element is inside of an area, in whole pixels. */
async function liesWithin(element: Locator, area: Locator): Promise<boolean> {
  const [inner, outer] = [await element.boundingBox(), await area.boundingBox()]
  if (!inner || !outer) return false
  return inner.x >= outer.x - 1 && inner.x + inner.width <= outer.x + outer.width + 1
}

test('more than a hundred cards stay inside their areas of the table, and keys and pointer reach all of them', { tag: '@long' }, async ({
  page,
}) => {
  writeFileSync(workspaceFile(scene), crowd)
  await openStudio(page)
  await page.goto(`/situations?scene=${scene}`)
  await expect(page.getByLabel('Title of the board')).toHaveValue('a crowd', { timeout: 90_000 })
  await expect(page.locator('.st-situations[data-state="dealt"][data-step="4.2"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(question(page)).toBeVisible({ timeout: 90_000 })
  await settled(page)
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('[data-zone="staging-area"] .qw-more')).not.toHaveCount(0)
    // no card of another area covers the place where a card is pressed
    const places = () =>
      page.locator('.qw-table [data-zone]').evaluateAll((zones) =>
        zones.flatMap((zone) => {
          const { left, right, top, bottom } = zone.getBoundingClientRect()
          const strangers = new Set<string>()
          for (let x = left + 3; x < right - 2; x += 24)
            for (let y = top + 3; y < bottom - 2; y += 24) {
              const over = document.elementsFromPoint(x, y).find((element) => element.closest('[data-card]'))
              const of = over?.closest('[data-zone]')
              if (of && of !== zone) strangers.add(`${of.getAttribute('data-zone')} over ${zone.getAttribute('data-zone')}`)
            }
          return [...strangers]
        }),
      )
    await expect.poll(places).toEqual([])
    for (const [zone, count] of [
      ['staging-area', 40],
      ['p1.engaged', 20],
      ['p1.play-area', 23],
      ['p1.hand', 20],
    ] as const) {
      const area = page.locator(`[data-zone="${zone}"]`)
      const cards = area.locator('[data-card-button]')
      await expect(cards).toHaveCount(count)
      for (const card of [cards.first(), cards.last(), cards.nth(count >> 1)]) {
        await card.focus()
        await expect.poll(() => liesWithin(card, area), `the focus brings a card of ${zone} into view`).toBe(true)
      }
      // the focus moved to the last card from both ends, so its neighbour is one key away
      await page.keyboard.press('ArrowRight')
      await expect(cards.nth((count >> 1) + 1)).toBeFocused()
      await expect.poll(() => liesWithin(cards.nth((count >> 1) + 1), area)).toBe(true)
    }
    await picture(page, `crowded-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const staged = page.locator('[data-zone="staging-area"]')
  const last = staged.locator('[data-card-button]').last()
  await last.focus()
  const tucked = staged.locator('[data-card-button]').nth(36)
  // a card of which only the edge is visible comes to the front when it is hovered
  await tucked.hover({ position: { x: 16, y: 60 } })
  const over = () =>
    tucked.evaluate((card) => {
      const { right, top } = card.getBoundingClientRect()
      return document
        .elementFromPoint(right - 12, top + 60)
        ?.closest('[data-card]')
        ?.getAttribute('data-card')
    })
  await expect.poll(over).toBe(await tucked.getAttribute('data-card-button'))
  const box = await tucked.boundingBox()
  if (!box) throw new Error('the card has no place')
  // the buttons at its ends scroll the row, and so does the mouse wheel
  await staged.locator('.qw-more.is-before').click()
  await expect(staged.locator('.qw-more.is-after')).toBeVisible()
  const row = staged.locator('.qw-row')
  const scrolled = () => row.evaluate((element) => element.scrollLeft)
  let before = Number.NaN
  await expect(async () => {
    const last = before
    before = await scrolled()
    expect(before, 'the row has come to rest').toBe(last)
  }).toPass({ intervals: [100] })
  await page.mouse.move(box.x - 60, box.y + 60)
  await page.mouse.wheel(0, 60)
  await expect.poll(scrolled).toBeGreaterThan(before)
})

test('a question is placed beside the places to which its cards still move', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: '102' })
  await settled(page)
  // the hand is kept and its cards move in; one of them can be used
  await answering(page, () => page.keyboard.press('Enter'))
  await expect(page.locator('[data-zone="p1.hand"] [data-card].is-option')).not.toHaveCount(0)
  await page.waitForFunction(() => document.querySelector('.qw-hand')?.getAnimations({ subtree: true }).length === 0)
  const placed = await question(page).boundingBox()
  // resize the window and back: nothing moves now, so rows measure themselves again
  await page.setViewportSize({ width: 1200, height: 760 })
  await page.waitForFunction(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(innerWidth === 1200)))),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => question(page).boundingBox()).toEqual(placed)
})
