/**
 * Plays the campaign of the revised core box from its first scenario to its last: a hero is killed and replaced, a boon is used, a burden takes
 * effect, and a reload loses nothing.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { campaignLogFormat } from '@questwright/workshop/campaign'
import { company, companyAfter, storedNext } from './mirkwood-games.ts'
import { content, copyPacks, type StartedStudio, startStudio } from './started-studio.ts'
import {
  answering,
  answersTaken,
  asking,
  dropFiles,
  kept,
  openStudio,
  passTo,
  picturesOf,
  playOn,
  question,
  settled,
  stateHash,
} from './studio.ts'

test.describe.configure({ mode: 'serial' })

let studio: StartedStudio

/** Writes the decks of the players into a pack of the user. */
function writeDecks(workspace: string): void {
  const folder = join(workspace, 'my-decks')
  mkdirSync(join(folder, 'decks'), { recursive: true })
  mkdirSync(join(folder, 'text'))
  const write = (path: string, value: object): void => writeFileSync(join(folder, path), JSON.stringify(value))
  write('package.json', {
    name: '@questwright/my-decks',
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1, title: 'My Decks' },
    dependencies: { '@questwright/lcg-core-set': '*', '@questwright/lcg-keywords': '*' },
  })
  write('text/en.json', { decks: { company: { title: 'Company' }, 'company-after': { title: 'Company with Legolas' } } })
  for (const [slug, { kind, heroes, cards }] of Object.entries({ company, 'company-after': companyAfter }))
    write(`decks/${slug}.json`, { format: 'questwright-deck', version: 1, kind, heroes, cards })
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  studio = await startStudio('base packs', (workspace) => {
    for (const pack of ['lcg-campaigns', 'lcg-revised-core-campaign']) copyPacks(join(content, pack), join(workspace, pack))
    writeDecks(workspace)
  })
})
test.afterAll(() => studio.close())

const next = (page: Page) => page.getByRole('region', { name: 'Next' })
const chapter = (page: Page, name: string) => page.locator(`.st-told[data-chapter="${name}"]`)
const standing = (page: Page) => page.getByRole('complementary', { name: 'The current record of the log' })
const mine = (page: Page) => page.getByRole('region', { name: 'Heroes and allies, Player 1' })
const character = (page: Page, name: string) => mine(page).getByRole('button', { name: new RegExp(`^${name}, `) })
const field = (page: Page, name: string) => standing(page).locator(`[data-field="${name}"]`)

/** Opens the journal of the campaign, like a user who returns to it. */
async function openJournal(page: Page): Promise<void> {
  await openStudio(page, studio.address)
  await page.goto(`${studio.address}/campaigns`)
  await page.getByRole('link', { name: 'Open The Road to Dol Guldur of Ida' }).click()
  await expect(standing(page)).toBeVisible()
}

/** Opens the next game, which was saved shortly before its end. */
async function openStored(page: Page): Promise<void> {
  const folder = join(studio.workspace, '.questwright/campaigns')
  const file = readdirSync(folder).find((name) => name.endsWith('.json')) ?? ''
  const read = campaignLogFormat.read(readFileSync(join(folder, file), 'utf8'))
  if (!('value' in read)) throw new Error(read.fault.message)
  const bytes = await storedNext(read.value)
  await openStudio(page, studio.address)
  await dropFiles(page, [{ name: 'saved.json', bytes }])
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
}

/** Reloads the page in the middle of a game, which must continue at the same position. */
async function reload(page: Page): Promise<void> {
  await kept(page)
  const before = { at: await answersTaken(page), hash: await stateHash(page), asked: await question(page).getAttribute('data-question') }
  await page.reload()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  expect({ at: await answersTaken(page), hash: await stateHash(page), asked: await question(page).getAttribute('data-question') }).toEqual(
    before,
  )
}

/** Chooses characters and confirms. */
async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await character(page, name).click()
  await answering(page, () =>
    question(page)
      .getByRole('button', { name: new RegExp(`^Confirm ${names.length}`) })
      .click(),
  )
}

/** Goes from the end of a won game to the journal and records the game there. */
async function record(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'The quest is won' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Record in The Road to Dol Guldur' }).click()
  await expect(next(page)).toContainText('The game is won.')
  await next(page).getByRole('button', { name: 'Record it' }).click()
}

test('Passage Through Mirkwood is won and recorded, and the journal lists the hero who fell', async ({ page }) => {
  await openStudio(page, studio.address)
  await page.goto(`${studio.address}/campaigns`)
  await page.getByRole('button', { name: 'Begin The Road to Dol Guldur' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of player 1').fill('Ida')
  await dialog.getByLabel('Deck').selectOption({ label: 'Company' })
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(next(page).getByRole('heading', { name: 'Passage Through Mirkwood' })).toBeVisible()

  await openStored(page)
  await expect(character(page, 'Mendor')).toBeVisible()
  await choose(page)
  await passTo(page, 'choose-defender')
  await reload(page)
  await expect(character(page, 'Glóin')).toHaveAccessibleName(/Glóin: 1 damage, 4 of 4, destroyed/)
  await answering(page, () => character(page, 'Glóin').click())
  await expect(character(page, 'Glóin')).toHaveCount(0)
  await passTo(page, 'choose-to-commit')
  await choose(page, 'Aragorn', 'Théodred', 'Mendor')
  await playOn(page, 10)

  await record(page)
  await expect(next(page).getByRole('heading', { name: 'Journey Down the Anduin' })).toBeVisible({ timeout: 120_000 })
  await expect(chapter(page, 'passage-through-mirkwood')).toContainText('Won in')
  await expect(field(page, 'fallen')).toContainText('Glóin')
  for (const card of ["Mendor's Support", "Ungoliant's Swarm"])
    await expect(field(page, 'pool').getByRole('button', { name: card })).toBeVisible()
})

test('Journey Down the Anduin is won after the fallen hero is replaced, with a burden and a boon in play', async ({ page }) => {
  await openJournal(page)
  await next(page).getByRole('button', { name: 'Play', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Glóin has fallen in this campaign', { timeout: 120_000 })
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await dialog.getByLabel(/^Ida/).selectOption({ label: 'Company with Legolas' })
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeEnabled({ timeout: 120_000 })
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })

  await openStored(page)
  await choose(page)
  await passTo(page, 'action-window')
  await reload(page)
  // the boon takes effect
  await expect(character(page, 'Mendor')).toHaveAccessibleName(/attack 1,/)
  await answering(page, () =>
    page
      .getByRole('region', { name: 'Hand, Player 1' })
      .getByRole('button', { name: /^Mendor's Support/ })
      .click(),
  )
  await expect(character(page, 'Mendor')).toHaveAccessibleName(/attack 3, printed 1/)
  // the burden takes effect
  await passTo(page, 'choose-enemy-to-engage')
  await answering(page, () =>
    page
      .getByRole('region', { name: 'Staging area' })
      .getByRole('button', { name: /^Ungoliant's Swarm/ })
      .click(),
  )
  await expect(asking(page, 'choose-to-exhaust')).toBeVisible()
  await choose(page, 'Théodred', 'Legolas')
  for (const name of ['Théodred', 'Legolas']) await expect(character(page, name)).toHaveAccessibleName(/exhausted/)
  await passTo(page, 'choose-defender')
  await answering(page, () => question(page).getByRole('button', { name: /^None/ }).click())
  await expect(asking(page, 'choose-hero-for-damage')).toBeVisible()
  await answering(page, () => character(page, 'Théodred').click())
  await passTo(page, 'choose-enemy-to-attack')
  await answering(page, () =>
    page
      .getByRole('region', { name: 'Engaged enemies, Player 1' })
      .getByRole('button', { name: /^Ungoliant's Swarm/ })
      .click(),
  )
  for (const name of ['Aragorn', 'Mendor']) await character(page, name).click()
  await question(page)
    .getByRole('button', { name: /^Confirm 2/ })
    .click()

  await record(page)
  await expect(next(page).getByRole('heading', { name: 'Escape from Dol Guldur' })).toBeVisible({ timeout: 120_000 })
  await expect(field(page, 'penalty')).toContainText('1')
  await expect(field(page, 'notes')).toContainText('Théodred')
  await expect(standing(page)).toContainText('Legolas')
  await picturesOf(page, 'core-campaign')
})

test('Escape from Dol Guldur is won with Mendor, and the journal says that the campaign is over', async ({ page }) => {
  await openStored(page)
  // the rescued prisoner, whom the log names, is in play again
  await choose(page, 'Aragorn', 'Legolas', 'Théodred', 'Mendor')
  await passTo(page, 'action-window')
  await reload(page)
  await answering(page, () =>
    page
      .getByRole('region', { name: 'Hand, Player 1' })
      .getByRole('button', { name: /^Mendor's Support/ })
      .click(),
  )
  await playOn(page, 10)
  await record(page)
  const end = page.getByRole('region', { name: 'The end' })
  await expect(end).toContainText('The Road to Dol Guldur is over', { timeout: 120_000 })
  await expect(end).toContainText(/3\s*scenarios won/)
  await expect(field(page, 'pool').getByRole('button', { name: 'Mendor', exact: true })).toBeVisible()
  await page.reload()
  for (const name of ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'])
    await expect(chapter(page, name)).toContainText('Won in')
})
