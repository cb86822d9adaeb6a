/** A studio whose workspace has packs of two games: the library shows both, and the second game is edited and played like the first. */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copyPacks, type StartedStudio, startStudio } from './started-studio.ts'
import { answersTaken, openStudio, picture, question, settled } from './studio.ts'

const meadow = new URL('../../packages/testkit/fixtures/duel-meadow', import.meta.url).pathname

let studio: StartedStudio | undefined

test.beforeAll(async () => {
  // where there is no build of the studio, this test makes it
  test.setTimeout(600_000)
  studio = await startStudio('base packs', (workspace) => copyPacks(meadow, join(workspace, 'duel-meadow')))
})
test.afterAll(() => studio?.close())

test('the library shows the packs of two games, and a card of the second game has the form of that game', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page, studio?.address)
  // the only pack of the user is for the duel, so that is the game at hand
  await expect(page.getByRole('button', { name: 'The Duel', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'All games', exact: true }).click()
  for (const pack of [/^A Duel on the Meadow/, /^Core Set/]) await expect(page.getByRole('treeitem', { name: pack })).toBeVisible()
  await picture(page, 'duel-library')
  await page.goto(`${studio?.address}/cards?card=duel-meadow:guard`)
  const form = page.getByLabel('Facts', { exact: true })
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Guard', { timeout: 120_000 })
  await picture(page, 'duel-card')
  await expect(form.getByLabel('Strength', { exact: true })).toHaveValue('3')
  await expect(form.getByLabel('Vitality', { exact: true })).toHaveValue('3')
  await expect(form.getByLabel('Cost', { exact: true })).toHaveValue('1')
  await expect(form.getByLabel('Willpower')).toHaveCount(0)
  // this game has no menus for abilities
  await expect(page.getByRole('button', { name: 'Write a script' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put it together from menus' })).toHaveCount(0)
})

/** The options that can be clicked, on cards and in the question, without the pass. */
const options = (page: Page) =>
  page.locator(
    '.is-option:not(.is-chosen) [data-card-button], .qw-question [data-option]:not([data-option="pass"]):not(:disabled):not([aria-pressed="true"])',
  )

/** The greatest number of answers: a duel with these decks ends much sooner. */
const MOST_ANSWERS = 300

/** The position of a card's title: all that is visible of an item behind the card that carries it. */
const title = { x: 14, y: 8 }

/**
 * Answers the question with the mouse: bids everything, plays what can be played, and chooses the first option where a choice is needed.
 * @returns the shape of the question
 */
async function answerByMouse(page: Page): Promise<string> {
  const asked = question(page)
  const shape = (await asked.getAttribute('data-shape')) ?? ''
  const before = await answersTaken(page)
  // an item behind its card comes to the front while it is hovered, so move the pointer away
  await page.mouse.move(0, 0)
  if (shape === 'number')
    while (await asked.getByRole('button', { name: /^One more/ }).isEnabled())
      await asked.getByRole('button', { name: /^One more/ }).click()
  else if (shape === 'pairs') {
    // the click on one card begins a pair and that on another completes it; in a list of pairs one click chooses a pair
    for (let clicks = 0; clicks < 2 && (await options(page).count()) > 0; clicks++) await options(page).first().click({ position: title })
  } else if (shape !== 'order' && (await options(page).count()) > 0) await options(page).first().click({ position: title })
  const confirm = asked.locator('[data-confirm]:not(:disabled)')
  if ((await answersTaken(page)) === before && (await confirm.count()) > 0) await confirm.click()
  await settled(page, (count) => count > before)
  return shape
}

test('a duel is played to its end with the mouse, with an assignment of pairs among the answers', { tag: '@long' }, async ({ page }) => {
  await openStudio(page, studio?.address)
  await page.getByRole('button', { name: 'Choose decks and mode for On the Meadow' }).click()
  const dialog = page.getByRole('dialog')
  // a duel needs two decks, and only decks of the duel are offered
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByLabel('Seed').fill('duel')
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await picture(page, 'duel-begins')
  const shapes = new Set<string>()
  const outcome = page.getByRole('dialog', { name: /^(Player [12] won|The game is drawn)$/ })
  for (let answers = 0; answers < MOST_ANSWERS && (await outcome.count()) === 0; answers++) shapes.add(await answerByMouse(page))
  await expect(outcome).toBeVisible()
  await expect(outcome).toContainText(/Player [12] stands alone and wins|nobody wins/)
  await picture(page, 'duel-ends')
  // an undo needs no consent, because one person plays both hands
  await expect(outcome.locator('.st-ended-rounds > li[data-turn]')).toHaveCount(1)
  await outcome.getByRole('button', { name: /^Again from turn \d+, new dice$/ }).click()
  await expect(outcome).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(question(page)).toBeVisible()
  await expect(page.locator('[data-lines]')).toHaveAttribute('data-lines', '2')
  expect([...shapes].sort()).toEqual(expect.arrayContaining(['choose', 'number', 'pairs']))
})
