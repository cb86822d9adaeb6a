/** The pages where a user starts: library, workbench, and pages without content. */
import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { kept, openStudio, picture, playOn, question, seriousViolations, settled, showIn, startGame, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const spider = '/cards?card=lcg-core-set%3Aking-spider'

/** The vertical position of an element on the unscrolled page, in pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

/** By how many pixels the page is wider than the window. */
const spillsOver = (page: Page): Promise<number> =>
  page.locator('.st-page').evaluate((element) => element.scrollWidth - element.clientWidth)

test('the library shows the last game and its cards, is searched with the slash key, and fits every window', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: 'a game to come back to' })
  await playOn(page, 12)
  await kept(page)
  await page.goto('/')

  await test.step('the saved game is shown with its board, its round and its threat', async () => {
    const mine = page.getByRole('region', { name: 'Your games' })
    await expect(mine).toContainText(/(?:Round \d|Before the first round), threat \d+, 12 decisions/)
    await expect(mine.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect.poll(() => mine.locator('.qw-glimpse').getAttribute('data-cards').then(Number)).toBeGreaterThan(3)
  })

  await test.step('the first card is visible without scrolling, and the scenarios are in one row', async () => {
    await expect(page.locator('.st-pack-face a').first()).toBeVisible()
    expect(await topOf(page, '.st-pack-face a')).toBeLessThan(725)
    const tiles = page.locator('.st-scenarios .st-tile')
    const boxes = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, width }) => ({ top, width })))
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    expect(boxes.length).toBeGreaterThanOrEqual(4)
    for (const { width } of boxes) expect(width).toBeGreaterThan(250)
    const smallest = await page
      .locator('.st-pack-face :is(b, .qw-board-foot span)')
      .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))))
    expect(smallest).toBeGreaterThanOrEqual(12)
    await page.getByRole('button', { name: /^All \d+ scenarios$/ }).click()
    await expect(page.getByRole('heading', { name: 'A quest of your own' })).toBeVisible()
    await page.getByRole('button', { name: 'Fewer' }).click()
  })

  await test.step('a search by key, an arrow and Enter open a card', async () => {
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Search all packs' })
    await expect(search).toBeFocused()
    await search.fill('king spid')
    const found = page.getByRole('treeitem', { name: /^King Spider/ })
    await expect(found).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'library-search')
    await search.fill('')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('treeitem', { name: /^Core Set/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('treeitem', { name: 'Escape from Dol Guldur', exact: true }).or(page.locator(':focus'))).toHaveCount(1)
    await expect(page.locator(':focus')).toHaveAttribute('aria-level', '3')
  })

  await test.step('the library fits a phone, a tablet and a wide screen, in both themes', async () => {
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await spillsOver(page), `${width} wide`).toBeLessThanOrEqual(0)
    }
    const wide = await page.locator('.st-scenarios').boundingBox()
    expect(wide?.width).toBeGreaterThan(1600)
    await showIn(page, 'dark')
    expect(await seriousViolations(page, 'colours')).toEqual([])
    await showIn(page, 'light')
    expect(await seriousViolations(page, 'colours')).toEqual([])
  })
})

/** The number of games in the text of a tile. */
function gamesIn(text: string | null): number {
  const [, won = '0', lost = '0'] = /(\d+) won, (\d+) lost/.exec(text ?? '') ?? []
  return Number(won) + Number(lost)
}

test('a finished game can be viewed or played again from a round, and cannot be continued', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await page.goto('/play')
  // without a game, the page of the table offers to start one
  await expect(page.getByRole('heading', { name: 'No game is on the table' })).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  const record = page.locator('[data-scenario="lcg-core-set:passage-through-mirkwood"]')
  await expect(record).toContainText(/Not played yet|\d+ won/)
  // other tests of this worker may have played the scenario before
  const before = gamesIn(await record.textContent())
  await page.getByRole('button', { name: 'Play Passage Through Mirkwood', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  expect((await playOn(page, 600)).ended).toBe('outcome')
  await expect(page.locator('.st-game-saved')).toHaveAttribute('data-saved', 'saved')

  // the sheet at the end of the game covers the table, also after a reload
  await page.reload()
  const sheet = page.getByRole('dialog', { name: /^The quest is (won|lost)$/ })
  const main = sheet.getByRole('button', { name: /^Again from round \d+, new dice$/ })
  await expect(main).toBeFocused({ timeout: 120_000 })
  await expect(page.locator('.qw-attack-lines')).toHaveCount(0)
  const turned = /\d+/.exec((await main.textContent()) ?? '')?.[0]
  await expect(sheet.locator('.st-ending-turn')).toContainText(`Round ${turned}: `)
  await expect(sheet.locator(`.st-ended-rounds > li[data-turn]`)).toHaveAttribute('data-round', turned ?? '')
  const rounds = await sheet.locator('.st-ended-rounds > li').count()
  expect(rounds).toBeGreaterThan(1)
  await expect(sheet.getByRole('button', { name: /^From here: / })).toHaveCount(rounds)
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme)
      await picture(page, `evening-${width}-${theme}`)
      expect(await seriousViolations(page, 'colours', '.st-dialog')).toEqual([])
    }
    expect(await spillsOver(page), `at ${width}`).toBeLessThanOrEqual(0)
    const box = await sheet.boundingBox()
    expect([box?.x, box?.width], `at ${width}`).toEqual([0, width])
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), `at ${width}`).toBe(height)
    // the sheet is not wider than its dialog, and its buttons are visible
    expect(await sheet.locator('.st-dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth), `at ${width}`).toBe(0)
    await expect(main).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await seriousViolations(page, 'all', '.st-dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: /^(Won|Lost): show the summary$/ }).click()
  await expect(main).toBeFocused()

  await page.goto('/')
  const mine = page.getByRole('region', { name: 'Your games' })
  await expect(mine).toContainText(/(?:Lost|Won) in round \d+/)
  await expect(mine.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  await expect(mine.getByRole('button', { name: 'Look' })).toBeVisible()
  await expect(record).toContainText(/\d+ won, \d+ lost/)
  await expect.poll(async () => gamesIn(await record.textContent())).toBe(before + 1)
  // the card in the library offers the same round as the sheet
  await mine.getByRole('button', { name: `Again from round ${turned}, new dice`, exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await expect(page.locator('.st-header')).toContainText(`Round ${turned}`)
  await expect(page.locator('[data-lines]')).toHaveAttribute('data-lines', '2')
})

test('keys move through the cards of the workbench’s list, which keeps its scroll position and can be hidden', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page)
  await page.goto(spider)
  const list = page.getByRole('complementary', { name: 'Packs' })
  await expect(list.getByRole('treeitem', { name: /^King Spider/ })).toHaveAttribute('aria-selected', 'true', { timeout: 120_000 })
  const box = await list.boundingBox()
  expect(box?.width).toBe(220)
  const facts = await page.getByRole('region', { name: 'Facts', exact: true }).boundingBox()
  expect(facts?.width).toBeGreaterThan(285)
  expect(facts?.width).toBeLessThan(315)
  const strip = page.getByRole('region', { name: 'Problems' })
  expect(Math.round((await strip.getByRole('button').boundingBox())?.height ?? 0)).toBe(34)

  const rows = page.locator('.st-tree-rows')
  await rows.evaluate((element) => {
    element.scrollTop = 60
  })
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page).toHaveURL(/mountains-of-mirkwood/)
  await expect(page.locator('.st-editor-head h2')).toHaveText('Mountains of Mirkwood')
  await expect(list.getByRole('treeitem', { name: /^Mountains of Mirkwood/ })).toHaveAttribute('aria-selected', 'true')
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(60)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page).toHaveURL(/king-spider/)
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(60)
  expect(await seriousViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'List of packs' }).click()
  await expect(list).toBeHidden()
  await page.reload()
  await expect(page.locator('.st-editor')).toBeVisible({ timeout: 120_000 })
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: 'List of packs' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: 'List of packs' }).click()
  await expect(list).toBeVisible()
  expect(await spillsOver(page)).toBeLessThanOrEqual(0)
})

test('an empty page says what it will show, and no page names a pack by its id', { tag: '@long' }, async ({ page }) => {
  // delete games that other tests have finished in this workspace
  rmSync(workspaceFile('.questwright/games'), { recursive: true, force: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page)
  for (const [address, words] of [
    ['/history', 'No game is finished yet'],
    ['/problems?pack=lcg-morrowmere', 'Nothing is wrong with'],
    ['/nowhere', 'There is no such page'],
  ] as const) {
    await page.goto(address)
    const notice = page.locator('.st-notice[data-place="alone"]')
    await expect(notice).toContainText(words)
    const { middle, drawing } = await notice.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { middle: (top + height / 2) / innerHeight, drawing: element.querySelector('svg')?.getBoundingClientRect().width }
    })
    expect(Math.abs(middle - 0.38), `${address} at ${middle}`).toBeLessThan(0.05)
    expect(drawing).toBe(48)
  }
  await page.goto('/history')
  await expect(page.locator('.st-game.is-ghost')).toContainText('in … rounds')
  await page.goto('/problems?pack=lcg-morrowmere')
  await expect(page.getByText(/^Checked just now: \d+ things/)).toBeVisible()

  // the id of a pack is shown only on the pack's page, in scripts, and where a problem names its file
  for (const address of [
    '/',
    '/play',
    '/packs',
    '/decks',
    '/decks?deck=lcg-core-set%3Aleadership-starter',
    '/history',
    '/handbook',
    '/situations',
    '/scenarios?scenario=lcg-core-set%3Apassage-through-mirkwood',
    spider,
    '/tests?pack=lcg-core-set',
    '/keywords?keyword=lcg-keywords%3Aarchery',
    '/systems?system=lcg-seafaring%3Asailing',
  ]) {
    await page.goto(address)
    await expect(page.locator('.st-page main')).toBeVisible()
    await expect(page.locator('.st-working')).toHaveCount(0, { timeout: 120_000 })
    const scripts = await page.locator('.st-page :is(.monaco-editor, code, pre)').allInnerTexts()
    const all = (await page.locator('.st-page').allInnerTexts()).join('\n')
    const shown = scripts.filter((script) => script !== '').reduce((text, script) => text.replace(script, ''), all)
    expect(shown.match(/.*\blcg-.*/g) ?? [], address).toEqual([])
  }
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('A card, a scenario, a page, or what you want to do').fill('king spider')
  await expect(page.getByRole('option', { name: /^King Spider/ })).toContainText('Core Set')
  await expect(page.getByRole('dialog')).not.toContainText('lcg-')
  await page.goto('/packs?pack=lcg-core-set')
  await expect(page.locator('.st-pack-head code')).toContainText('lcg-core-set')
})
