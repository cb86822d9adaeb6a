/**
 * Pages of the workshop use the available space: the stage graph and its figures, the live card, the abilities of a card, the gallery of a pack.
 */
import { expect } from '@playwright/test'
import { openStudio, seriousViolations } from './studio.ts'
import { test } from './test.ts'

const soon = { timeout: 120_000 }

test('the stage graph is readable, all figures of the X-ray fit the window, and a card is shown large', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page)

  await page.goto('/scenarios?scenario=lcg-core-set:passage-through-mirkwood')
  const graph = page.locator('.st-graph')
  await expect(graph.locator('.st-stage')).toHaveCount(4, soon)
  await expect(page.getByText('4 stages, 1 branch by chance')).toBeVisible()
  await expect(graph.locator('.st-way', { hasText: 'at random' }).getByLabel('Dice decide')).toHaveCount(2)
  const seen = () =>
    graph.evaluate((element) => {
      const room = element.getBoundingClientRect()
      const stages = [...element.querySelectorAll<HTMLElement>('.st-stage')]
      const scale = (one: HTMLElement) => one.getBoundingClientRect().width / one.offsetWidth
      const words = [...element.querySelectorAll<HTMLElement>('.st-stage :is(b, span, i, strong, em), .st-way')]
      return {
        letters: Math.min(...words.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * scale(stages[0] as HTMLElement))),
        inside: stages.every((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom
        }),
        scale: scale(stages[0] as HTMLElement),
      }
    })
  await expect.poll(async () => (await seen()).inside).toBe(true)
  const laptop = await seen()
  expect(laptop.letters).toBeGreaterThanOrEqual(12)

  await page.getByRole('tab', { name: 'X-ray' }).click()
  const xray = page.getByRole('region', { name: 'Encounter deck X-ray' })
  await expect(xray.locator('.recharts-bar').first()).toBeVisible(soon)
  await expect(xray.locator('.st-figure')).toHaveCount(6)
  await expect(graph.locator('.st-stage').first()).toBeInViewport({ ratio: 1 })
  for (const figure of await xray.locator('.st-figure').all()) await expect(figure).toBeInViewport({ ratio: 1 })
  const scrolls = () =>
    xray.evaluate((one) =>
      [one.closest('[role=tabpanel]') as Element, document.scrollingElement as Element].some(
        (box) => box.scrollHeight > box.clientHeight + 1,
      ),
    )
  expect(await scrolls()).toBe(false)
  await expect(xray.getByRole('region', { name: 'Cards by type' })).toHaveCount(0)
  await xray.getByRole('button', { name: 'Numbers of Cards by type' }).click()
  await expect(xray.getByRole('region', { name: 'Cards by type' }).getByRole('row', { name: /^Enemies 16/ })).toBeVisible()
  expect(await scrolls()).toBe(false)
  expect(await seriousViolations(page)).toEqual([])

  // in a larger window the graph is laid out again
  await page.setViewportSize({ width: 2560, height: 1440 })
  await expect.poll(async () => (await seen()).scale).toBeGreaterThan(laptop.scale * 1.1)
  await expect.poll(async () => (await seen()).inside).toBe(true)

  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/cards?card=lcg-core-set:king-spider')
  const live = page.locator('.st-live')
  await expect(live.locator('.qw-face-full')).toBeVisible(soon)
  expect((await live.locator('.qw-face-full').boundingBox())?.width).toBeGreaterThanOrEqual(340)
  await live.getByRole('button', { name: 'Exhausted' }).click()
  await live.getByRole('button', { name: '2 damage' }).click()
  const lying = live.getByRole('img', { name: /^King Spider, .*2 damage.*exhausted/i })
  await expect(lying).toHaveCount(2)
  const ground = (theme: string) => live.locator(`figure[data-theme=${theme}]`).evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground('light')).not.toBe(await ground('dark'))
  await page.getByRole('tab', { name: 'Abilities' }).click()
  const first = page.locator('.st-ability').first()
  await expect(first).toContainText('When Revealed: Each player must choose 1 of the characters they control and exhaust it.', soon)
  await expect(first.locator('pre')).toBeHidden()
  await first.getByText('Show script').click()
  await expect(first.locator('pre')).toContainText('whenRevealed(')
  expect(await seriousViolations(page)).toEqual([])
})

test('arrow keys move through the gallery of a pack, and the space bar turns a card with two sides', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page)
  await page.goto('/packs?pack=lcg-core-set')
  await page.getByRole('tab', { name: /^Cards/ }).click(soon)
  const card = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(card('A Fork in the Road, side B')).toBeVisible(soon)
  await expect(card('A Fork in the Road, side B')).toContainText('go on at random to one of the 2 stages')
  const rows = await page
    .locator('.st-gallery-card')
    .evaluateAll((cards) => cards.slice(0, 2).map((one) => one.getBoundingClientRect().right))
  const list = await page.locator('.st-gallery > ul').boundingBox()
  // at the right no more space is empty than cards in landscape leave
  expect(Math.max(...rows)).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0) * 0.9)
  await card('A Fork in the Road, side B').focus()
  await page.keyboard.press('Space')
  await expect(card('A Fork in the Road, side A')).toBeFocused()
  await expect(card('A Fork in the Road, side A')).toContainText('Turn to side B.')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.st-gallery-card:focus')).toHaveCount(1)
  await expect(card('A Fork in the Road, side B')).not.toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator('.st-gallery > ul > li[aria-posinset="128"] a')).toBeFocused()
  expect(await seriousViolations(page)).toEqual([])
})
