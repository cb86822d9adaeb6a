import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openBoard } from './drawn-boards.ts'
import { answering, answersTaken, kept, openStudio, picture, question, seriousViolations, settled, stateHash, table } from './studio.ts'
import { test } from './test.ts'

/** Several people at one screen: hidden hands, the curtain between seats, and room for four. */

const curtain = (page: Page) => page.getByRole('alertdialog', { name: /^Pass to Player/ })

async function start(page: Page, decks: readonly string[], hands: 'open' | 'hidden'): Promise<void> {
  await page.getByRole('button', { name: /^Choose decks and mode for Passage/ }).click()
  const dialog = page.getByRole('dialog')
  // `all` does not wait until the dialog is drawn
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  for (const deck of decks) await dialog.getByRole('checkbox', { name: deck }).check()
  await dialog.getByLabel('Seed').fill('four at a table')
  if (hands === 'hidden') await dialog.getByRole('radio', { name: /^Hands are hidden/ }).check()
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(table(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
}

/** Answers the vote of all players for Player 1 as first player; then that seat is asked for its mulligan. */
async function vote(page: Page, hands: 'hidden' | 'open'): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await expect(curtain(page).or(page.locator('.qw-question:not(.is-waiting)')).first()).toBeVisible()
    if (await curtain(page).isVisible()) {
      await page.getByRole('button', { name: /^I am Player/ }).click()
      await expect(curtain(page)).toBeHidden()
      await settled(page)
    }
    const asked = page.locator('.qw-question[data-question="vote-first-player"]')
    if ((await asked.count()) === 0) return
    await answering(page, () => page.locator('.qw-question [data-option="p1"]').click())
    // with open hands one answer counts for all, so the other questions disappear
    if (hands === 'open') await expect(asked).toHaveCount(0)
  }
}

/** The cards of a seat's hand that the page shows. */
const shownHand = (page: Page, seat: string) => page.locator(`[data-zone="${seat}.hand"] [data-card-button]`)

test('with hidden hands the page shows only the hand of the asked player, also after an undo and a reload', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page)
  await start(page, ['Leadership', 'Spirit'], 'hidden')
  await expect(curtain(page)).toContainText('Player 1')
  expect(await seriousViolations(page)).toEqual([])

  // before a hand is shown, everybody may look at the visible cards
  await curtain(page).getByRole('button', { name: 'Look at the table first' }).click()
  await expect(page.getByText('Hands are hidden.')).toBeVisible()
  await expect(page.locator('.qw-question.is-waiting')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.qw-question:not(.is-waiting)')).toBeVisible()

  // go to the mulligan of the first player, then of the second
  await vote(page, 'hidden')
  await expect(page.locator('.qw-question[data-question="mulligan"]:not(.is-waiting)')).toBeVisible()
  await expect(shownHand(page, 'p1')).toHaveCount(6)
  await expect(shownHand(page, 'p2')).toHaveCount(0)
  const mine = await shownHand(page, 'p1').first().getAttribute('data-card-button')
  await picture(page, 'hidden-hands')
  await answering(page, () => question(page).getByRole('button', { name: /^No/ }).click())
  await expect(curtain(page)).toContainText('Player 2')
  await expect(shownHand(page, 'p1')).toHaveCount(0)
  await expect(shownHand(page, 'p2')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'I am Player 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shownHand(page, 'p2')).toHaveCount(6)
  expect(await page.content()).not.toContain(`data-card-button="${mine}"`)

  // an undo asks the first player again, behind the curtain; a reload shows the curtain too
  const at = await answersTaken(page)
  await page.keyboard.press('u')
  await settled(page, (count) => count < at)
  await expect(curtain(page)).toContainText('Player 1')
  await expect(shownHand(page, 'p2')).toHaveCount(0)
  await kept(page)
  await page.reload()
  await expect(curtain(page)).toContainText('Player 1', { timeout: 120_000 })
  await expect(shownHand(page, 'p1')).toHaveCount(0)
})

test('hidden hands stay hidden in a file and in a link, and showing them asks first', { tag: '@long' }, async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page)
  await start(page, ['Leadership', 'Spirit'], 'hidden')
  await vote(page, 'hidden')
  await expect(shownHand(page, 'p1')).toHaveCount(6)
  const hash = await stateHash(page)
  const menu = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Share this game' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('making a test and changing the board ask before they show hands', async () => {
    const asked = page.getByRole('dialog', { name: 'Hands are hidden' })
    await page.getByRole('button', { name: 'Make a test' }).click()
    await expect(asked).toContainText('This shows every hand to whoever looks at this screen.')
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'show-hands')
    await asked.getByRole('button', { name: 'Leave them hidden' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await menu(/^Change this board/)
    await expect(asked).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/play')
    await expect(shownHand(page, 'p2')).toHaveCount(0)
  })

  await menu(/^Copy link/)
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const download = page.waitForEvent('download')
  await menu(/^Save as file/)
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).studio).toMatchObject({ hands: 'hidden', viewer: 'p1+p2' })

  await test.step('the link and the file begin behind the curtain on another machine', async () => {
    const other = await (await browser.newContext()).newPage()
    await openStudio(other)
    const isHidden = async () => {
      await expect(curtain(other)).toContainText('Player 1', { timeout: 120_000 })
      await expect(shownHand(other, 'p1')).toHaveCount(0)
      await expect(shownHand(other, 'p2')).toHaveCount(0)
      await expect(table(other)).toHaveAttribute('data-hash', hash)
    }
    await other.goto(link)
    await isHidden()
    await curtain(other).getByRole('button', { name: 'I am Player 1' }).click()
    await expect(shownHand(other, 'p1')).toHaveCount(6)
    await expect(shownHand(other, 'p2')).toHaveCount(0)
    await other.getByRole('button', { name: 'Share this game' }).click()
    await other.getByRole('menuitem', { name: /^Open a link or file/ }).click()
    await other.getByLabel('Saved game').setInputFiles(file)
    await other.getByRole('button', { name: 'Open', exact: true }).click()
    await isHidden()
    await other.context().close()
  })

  await test.step('after a confirmation the board is opened', async () => {
    await menu(/^Change this board/)
    await page.getByRole('dialog').getByRole('button', { name: 'Change this board' }).click()
    await expect(page.locator('.st-situations[data-state="dealt"]')).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the asked one of four seats is open and the others are folded, on a laptop and on a tablet', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await start(page, ['Leadership', 'Spirit', 'Tactics', 'Lore'], 'open')
  await expect(page.getByText('four-handed')).toBeVisible()
  const sizes = [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
  ]
  await vote(page, 'open')
  await expect(shownHand(page, 'p1')).toHaveCount(6)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(page.locator('.qw-seat[data-fold="open"]')).toHaveCount(1)
    await expect(page.locator('.qw-seat[data-fold="folded"]')).toHaveCount(3)
    await expect(page.locator('.qw-seat[data-fold="open"]')).toHaveAttribute('data-asked', 'asked')
    // every card of the hand is visible
    for (const card of await page.locator('[data-zone="p1.hand"] .qw-host').all()) await expect(card).toBeInViewport({ ratio: 0.85 })
    await expect
      .poll(() => page.locator('.qw-seat').evaluateAll((seats) => seats.map((seat) => seat.scrollWidth <= seat.clientWidth + 1)))
      .toEqual([true, true, true, true])
    await picture(page, `four-seats-${size.width}`)
  }
  // pressing anywhere on the head of a seat opens that seat
  await page.getByRole('heading', { name: 'Player 3' }).click({ force: true })
  await expect(page.locator('[data-seat="p3"]')).toHaveAttribute('data-fold', 'open')
  await expect(page.locator('[data-seat="p1"]')).toHaveAttribute('data-fold', 'folded')
  expect(await seriousViolations(page)).toEqual([])
})

test('the cards of folded seats are lines that can be read and pressed', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBoard(page, 'quest of four')
  const lines = page.locator('.qw-seat[data-fold="folded"] .lies-chip')
  await expect(lines).toHaveCount(5 + 2 + 5 + 1 + 6)
  const seen = await lines.evaluateAll((all) =>
    all.map((line) => ({
      height: line.getBoundingClientRect().height,
      letters: Math.min(
        ...[...line.querySelectorAll('b, .qw-chip-number, .qw-chip-holds')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ),
      // whether the element is inside of its seat and not covered
      isSeen: [0.1, 0.5, 0.9].every((share) => {
        const { left, top, width, height } = line.getBoundingClientRect()
        return document.elementFromPoint(left + width * share, top + height / 2)?.closest('.qw-slot') === line
      }),
    })),
  )
  expect(seen.filter(({ height, letters, isSeen }) => height < 24 || letters < 12 || !isSeen)).toEqual([])
  const line = (title: string) => page.locator('.lies-chip', { hasText: title })
  await expect(line('Goblin Sniper')).toHaveText('Goblin Sniper 2 1')
  await expect(line('Gimli')).toHaveText('Gimli 2')
  await expect(line('Legolas').locator('.qw-chip-holds')).toHaveText('1')
  // the seat that has to answer is highlighted, and any seat can be opened
  await expect(page.locator('.qw-seat[data-asked="asked"][data-fold="open"]')).toHaveAttribute('data-seat', 'p1')
  await page.getByRole('heading', { name: 'Player 4' }).click({ force: true })
  await expect(page.locator('.qw-seat[data-fold="open"]')).toHaveAttribute('data-seat', 'p4')
  // a card of a folded seat can be chosen by pressing it
  await page.locator('.lies-chip.is-option', { hasText: 'Glóin' }).getByRole('button').click()
  await expect(question(page).getByRole('button', { name: /^Confirm 1 of 6/ })).toBeVisible()
})
