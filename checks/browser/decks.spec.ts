import { existsSync, readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { openStudio, question, seriousViolations, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const pack = 'lcg-core-set'
const title = 'Lanterns over the Ford'
const file = `${pack}/decks/lanterns-over-the-ford.json`

const pasted = `${title}

Heroes (3)
1x Théodred (Core Set)
1x Glóin (Core Set)
1x Elfhelm (Temple of the Deceived)

Allies (2)
3x Guard of the Citadel (Core Set)
2x Ceorl (Temple of the Deceived)

Sideboard
1x Gandalf (Core Set)
`

/** Restores the workspace: deletes the deck and its title. */
async function clean(page: Page): Promise<void> {
  await page.goto(`/decks?deck=${pack}:lanterns-over-the-ford`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Decks', exact: true })).toBeVisible()
  await expect.poll(() => existsSync(workspaceFile(file))).toBe(false)
}

const cardsFound = (page: Page) => page.locator('[data-results]')
const saved = (page: Page) => expect(page.locator('.st-deck-saved')).toHaveAttribute('data-saved', 'saved')
const onDisk = () => JSON.parse(readFileSync(workspaceFile(file), 'utf8'))

/** The area in square pixels in which two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not drawn')
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}

test('a deck is built with search and keyboard until it is legal, and then exported and played', async ({ page }) => {
  await openStudio(page)
  await page.goto('/decks')
  await page.getByRole('button', { name: 'New deck' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Pack').selectOption(pack)
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Not legal: 2 reasons')).toBeVisible()

  // clicking the chips and typing give the same query
  const search = page.getByRole('searchbox', { name: 'Search cards' })
  await search.fill('t:ally c<3 z:9')
  await expect(page.getByText(/At letter 12.*Unknown field z: fields are t, s/)).toBeVisible()
  await search.fill('t:ally')
  await expect(page.getByRole('button', { name: 'Ally', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Ally', exact: true }).click()
  await page.getByRole('button', { name: 'Hero', exact: true }).click()
  await page.getByRole('button', { name: 'Leadership', exact: true }).click()
  await expect(search).toHaveValue('t:hero s:leadership')
  await search.fill('t:hero s:leadership e:lcg-core-set')
  await expect(cardsFound(page)).toHaveAttribute('data-results', '3')

  // from here on with the keyboard only: arrows, digits, plus and minus
  await search.press('ArrowDown')
  for (let hero = 0; hero < 3; hero++) {
    await page.keyboard.press('1')
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByText('3 of 3 heroes')).toBeVisible()
  await page.keyboard.press('/')
  await search.fill('-t:hero s:leadership|neutral|spirit e:lcg-core-set')
  await expect(cardsFound(page)).not.toHaveAttribute('data-results', '3')
  await search.press('ArrowDown')
  for (let card = 0; card < 16; card++) {
    await page.keyboard.press('3')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  const size = page.locator('[data-deck-size]')
  await expect(size).toHaveAttribute('data-deck-size', '50')
  await expect(page.locator('.st-deck-legality').first()).toContainText('Legal')
  await expect(page.getByText('Not legal')).toHaveCount(0)
  await saved(page)
  await expect.poll(() => Object.values(onDisk().cards as { [code: string]: number }).reduce((sum, one) => sum + one, 0)).toBe(50)
  await expect.poll(() => onDisk().heroes).toEqual(['aragorn', 'gloin', 'theodred'])

  // the deck as a picture: starting cards on top, a row for each price, with the number of copies
  const drawn = page.getByRole('region', { name: 'The deck' })
  await expect(drawn.getByRole('region', { name: 'Heroes' }).getByRole('img', { name: 'Aragorn' })).toBeVisible()
  await expect(drawn.locator('.st-deck-beginner [data-look]')).toHaveCount(3)
  const prices = await drawn.getByRole('region', { name: /^Cost/ }).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
  expect(prices).toEqual([...prices].sort())
  expect(prices.length).toBeGreaterThan(3)
  const inPicture = drawn.locator('.st-deck-picture [data-look]')
  expect(await inPicture.evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.getAttribute('data-copies')), 0))).toBe(50)

  // a card is enlarged beside the hovered element, and closed when the pointer leaves
  for (const shown of [drawn.locator('.st-deck-beginner [data-look]').first(), inPicture.first(), page.locator('[data-row="0"]')]) {
    await shown.hover()
    const code = await shown.getAttribute('data-look')
    await expect(page.locator('.qw-zoom.is-floating')).toHaveAttribute('data-zoom', code ?? '')
    expect(await overlap(page.locator('.qw-zoom.is-floating'), shown)).toBe(0)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.qw-zoom')).toHaveCount(0)

  // arrow keys move between its faces, and the quantity keys change the number of copies
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-code'))
  await inPicture.first().getByRole('button').first().focus()
  const firstOfPicture = await focused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).not.toBe(firstOfPicture)
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe(firstOfPicture)
  await page.keyboard.press('-')
  await expect(size).toHaveAttribute('data-deck-size', '49')
  await page.keyboard.press('+')
  await expect(size).toHaveAttribute('data-deck-size', '50')

  // the results as faces, with the keyboard; the choice of the view is stored
  await page.getByRole('radio', { name: 'Faces' }).check()
  await page.keyboard.press('/')
  await search.press('ArrowDown')
  const firstFace = await focused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).not.toBe(firstFace)
  await page.keyboard.press('+')
  await expect(size).toHaveAttribute('data-deck-size', '51')
  await page.keyboard.press('-')
  await expect(size).toHaveAttribute('data-deck-size', '50')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await saved(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Faces' })).toBeChecked()
  await expect(page.locator('.st-deck-results .st-deck-face').first()).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('radio', { name: 'List', exact: true }).check()

  // charts without tables; their numbers and cards are shown on demand; there is no bar for a group without cards
  await page.getByRole('tab', { name: 'Curves' }).click()
  await expect(page.locator('.st-deck-numbers .st-fig-plot svg').first()).toBeVisible()
  await expect(page.locator('.st-deck-numbers table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Numbers of Type' }).click()
  await expect(page.getByRole('region', { name: 'Type' }).getByRole('row', { name: /^All\b/ })).toContainText('50')
  await page.getByRole('button', { name: 'Numbers of Sphere' }).click()
  await expect(page.getByRole('region', { name: 'Sphere' }).getByRole('rowheader', { name: 'Leadership' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sphere' }).getByRole('rowheader', { name: 'Tactics' })).toHaveCount(0)

  // the same seed draws the same hand
  await page.getByRole('tab', { name: 'Sample hand' }).click()
  const hand = page.getByRole('list', { name: 'Sample hand' })
  const titles = () => hand.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await expect(hand.getByRole('img')).toHaveCount(6)
  const unseeded = await titles()
  await page.getByLabel('Seed').fill('lamp')
  await expect.poll(titles).not.toEqual(unseeded)
  const first = await titles()
  expect(first).toHaveLength(6)
  await page.getByRole('button', { name: 'Mulligan' }).click()
  await page.getByRole('button', { name: 'Draw next' }).click()
  await expect(hand.getByRole('listitem')).toHaveCount(7)
  await page.getByLabel('Seed').fill('lam')
  await page.getByLabel('Seed').fill('lamp')
  await expect.poll(titles).toEqual(first)
  expect(await seriousViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Export …' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/1x Aragorn \(Core Set\)/)
  await page.getByRole('radio', { name: 'OCTGN' }).check()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/<deck game=/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Play with this deck' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${title}`) })).toBeChecked()
  // the hero of that deck is already at this table
  await expect(dialog.getByRole('checkbox', { name: /^Leadership starter/ })).toBeDisabled()
  await expect(dialog.getByText(/Leadership starter cannot start with/)).toBeVisible()
  for (const deck of ['Lore starter', 'Spirit starter', 'Tactics starter']) await dialog.getByRole('checkbox', { name: deck }).check()
  await expect(dialog.getByText('Seat 4')).toBeVisible()
  // a card that a dialog names is enlarged above the dialog
  await dialog.getByRole('button', { name: 'Éowyn' }).hover()
  await expect(page.locator('.qw-zoom.is-floating')).toBeVisible()
  expect(await overlap(page.locator('.qw-zoom.is-floating'), dialog.getByRole('button', { name: 'Éowyn' }))).toBe(0)
  for (const deck of ['Lore starter', 'Spirit starter', 'Tactics starter']) await dialog.getByRole('checkbox', { name: deck }).uncheck()
  await dialog.getByLabel('Scenario').selectOption({ label: 'Passage Through Mirkwood' })
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await clean(page)
})

test('an imported deck list keeps the cards that no pack has, and names them', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await page.goto('/decks')
  await page.getByRole('button', { name: 'Import …' }).click()
  const dialog = page.getByRole('dialog')
  const paste = dialog.getByLabel('Paste the deck')
  await paste.fill('<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section')
  await expect(dialog.getByText('OCTGN (.o8d)', { exact: true })).toBeVisible()
  await expect(dialog.locator('.st-finding.is-error').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await paste.fill(pasted)
  await expect(dialog.getByText('RingsDB text', { exact: true })).toBeVisible()
  await expect(dialog.getByText('2 cards are in no pack here')).toBeVisible()
  await dialog.getByLabel('Pack').selectOption(pack)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const placeholder = page.getByRole('button', { name: 'Script me: make the card Ceorl' })
  await expect(placeholder).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sideboard' })).toContainText('Gandalf')
  await expect(page.getByText('The hero Elfhelm (Temple of the Deceived) is in no pack here.')).toBeVisible()

  // one step repairs it, and another one undoes that
  await page.locator('li.is-error', { hasText: 'Ceorl' }).getByRole('button', { name: 'Take it out' }).click()
  await expect(placeholder).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(placeholder).toBeVisible()
  await saved(page)
  await expect
    .poll(() => onDisk().placeholders)
    .toMatchObject([
      { part: 'heroes', title: 'Elfhelm', quantity: 1 },
      { part: 'cards', title: 'Ceorl', quantity: 2 },
    ])
  await page.goto('/decks')
  const tile = page.getByRole('article').filter({ hasText: title })
  await expect(tile.getByText('3 to script')).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await clean(page)
})
