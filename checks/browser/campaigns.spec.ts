/** Campaigns: one is started, played, recorded and undone. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { content, copyPacks, type StartedStudio, startStudio } from './started-studio.ts'
import { dropFiles, openStudio, picture, question, seriousViolations, showIn, useWorkspace, workspaceFile } from './studio.ts'

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
const weald = join(repository, 'packages/testkit/fixtures/rules-campaigns')

let studio: StartedStudio
let saved: Buffer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  studio = await startStudio('base packs', (workspace) => {
    copyPacks(join(content, 'lcg-campaigns'), join(workspace, 'lcg-campaigns'))
    copyPacks(weald, join(workspace, 'rules-campaigns'))
  })
  useWorkspace(studio.workspace)
  // the first game of the campaign is stored in advance, since playing it here would take too long
  const [log, game] = [join(studio.workspace, '../log.json'), join(studio.workspace, '../mill.json')]
  const qw = (...words: readonly string[]) =>
    execFileSync(process.execPath, ['scripts/run.mjs', 'qw', 'campaign', ...words, '--packs', weald], { cwd: repository, stdio: 'pipe' })
  qw('new', 'weald', log, '--deck', 'weald-wanderers')
  qw('play', log, '--bot', 'greedy', '--save', game)
  saved = readFileSync(game)
})
test.afterAll(() => studio.close())

const chapter = (page: Page, name: string) => page.locator(`.st-told[data-chapter="${name}"]`)
const next = (page: Page) => page.getByRole('region', { name: 'Next' })

test('a campaign is begun, played, recorded, undone and redone, and its journal survives a reload', { tag: '@long' }, async ({ page }) => {
  await openStudio(page, studio.address)
  await page.goto(`${studio.address}/campaigns`)
  await page.getByRole('button', { name: 'Begin Through the Weald' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of player 1').fill('Ida')
  await expect(dialog.getByLabel('Deck')).toHaveValue('rules-campaigns:weald-wanderers')
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(next(page).getByRole('heading', { name: 'The Mill' })).toBeVisible()
  const address = page.url()

  // the game is set up from the log, and the journal shows it after a reload
  await next(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(question(page)).toBeVisible({ timeout: 120_000 })
  await page.goto(address)
  await expect(next(page)).toContainText('Its game is kept')
  await page.reload()
  await expect(next(page).getByRole('button', { name: 'Go on playing' })).toBeVisible()

  // a game that was played elsewhere is opened, and its end links to the journal
  await page.goto(`${studio.address}/campaigns`)
  await expect(page.getByRole('heading', { name: 'Your campaigns' })).toBeVisible()
  await dropFiles(page, [{ name: 'mill.json', bytes: saved }])
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Record in Through the Weald' }).click({ timeout: 120_000 })
  await expect(next(page)).toContainText('The game is won.')
  await page.reload()
  await next(page).getByRole('button', { name: 'Record it' }).click()
  await expect(next(page).getByRole('heading', { name: 'The Bridge' })).toBeVisible({ timeout: 120_000 })
  await expect(chapter(page, 'mill')).toContainText('Won in 1 round')
  await expect(chapter(page, 'mill').locator('[data-field="pool"]')).toContainText('Bad Dream, Lucky Coin on Anna')
  await expect(page.getByRole('complementary', { name: 'The current record of the log' })).toContainText('Bertil')
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    await picture(page, `campaign-${theme}`)
    expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([])
  }

  await chapter(page, 'mill').getByRole('button', { name: 'Take back' }).click()
  await expect(next(page).getByRole('heading', { name: 'The Mill' })).toBeVisible()
  await expect(next(page)).toContainText('The game is won.')
  await page.reload()
  await chapter(page, 'mill').getByRole('region', { name: 'Taken back' }).getByRole('button', { name: 'Take up again' }).click()
  await expect(next(page).getByRole('heading', { name: 'The Bridge' })).toBeVisible()

  // a log that is dropped on the list opens its journal
  const file = execFileSync('grep', ['-l', '"Ida"', '-r', workspaceFile('.questwright/campaigns')], { encoding: 'utf8' }).trim()
  await page.goto(`${studio.address}/campaigns`)
  await expect(page.getByRole('heading', { name: 'Your campaigns' })).toBeVisible()
  await dropFiles(page, [{ name: 'log.json', bytes: readFileSync(file) }])
  await expect(next(page).getByRole('heading', { name: 'The Bridge' })).toBeVisible()
})

test('the journal of an expert campaign names the rule, the damage of heroes and the threat for healing', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page, studio.address)
  await page.goto(`${studio.address}/campaigns`)
  await page.getByRole('button', { name: 'Begin Through the Weald' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of player 1').fill('Jon')
  await dialog.getByRole('checkbox', { name: /^Expert campaign/ }).check()
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    await picture(page, `campaign-begin-${theme}`)
    expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Jon; Expert campaign')
  const log = execFileSync('grep', ['-l', '"Jon"', '-r', workspaceFile('.questwright/campaigns')], { encoding: 'utf8' }).trim()
  const written = JSON.parse(readFileSync(log, 'utf8'))
  expect(written.rules).toEqual(['lcg-campaigns:system/expert-campaign'])
  // fields of the record are drawn by their types, also fields with unusual names
  writeFileSync(log, JSON.stringify({ ...written, record: { ...written.record, wounds: { Anna: 2 }, healing: { p1: 3 } } }))
  await page.reload()
  const standing = page.getByRole('complementary', { name: 'The current record of the log' })
  await expect(standing.locator('[data-field="wounds"]')).toContainText('Anna 2')
  await expect(standing.getByRole('listitem').filter({ hasText: 'Jon' })).toContainText('Threat for heroes healed 3')
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    await picture(page, `campaign-expert-${theme}`)
    expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([])
  }
})

test('a designer makes a campaign of two scenarios with a card, a boon and a note, and begins it', { tag: '@long' }, async ({ page }) => {
  await openStudio(page, studio.address)
  await page.getByRole('button', { name: 'New campaign in Rules Campaigns …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Two Roads')
  await dialog.getByRole('button', { name: 'Make the campaign' }).click()
  // add the first scenario, and one more after it
  await page.getByRole('region', { name: 'Scenarios' }).getByRole('button', { name: 'The Mill', exact: true }).click()
  await page.getByLabel('Add a scenario').selectOption({ label: 'The Bridge' })
  await expect(page.locator('.react-flow__node')).toHaveCount(2)
  await expect(page.locator('.react-flow__edge')).toHaveCount(1)
  // the fields with which the log begins are set in the form of the campaign
  const log = page.getByRole('region', { name: 'The campaign' })
  await expect(log.getByRole('checkbox', { name: /^Campaign/ })).toBeChecked()
  await log.getByLabel('Boons of the campaign: add a card').selectOption({ label: 'Lucky Coin' })
  await log.getByLabel('Notes: a new name').fill('road')
  await log.getByLabel('Notes: add the name').click()
  await page.locator('.react-flow__node', { hasText: 'The Mill' }).click()
  const chosen = page.getByRole('region', { name: 'The chosen scenario' })
  await chosen.getByRole('button', { name: 'Make one …' }).click()
  await dialog.getByLabel('Title of the card').fill('Up the Road')
  await dialog.getByRole('button', { name: 'Make the card' }).click()
  await expect(chosen.getByLabel('Campaign card')).toHaveValue('up-the-road')
  // for the game of The Bridge alone, the record bars a title: no player may use a card of that title
  await page.locator('.react-flow__node', { hasText: 'The Bridge' }).click()
  await chosen.getByText('What the log says for its game alone').click()
  await chosen.getByLabel('Titles that nobody may use').fill('Bertil')
  await expect(page.locator('.st-scenario-state')).toHaveText('Saved')
  await expect(chosen.getByText('Nothing is wrong with its file.')).toBeVisible()
  expect(JSON.parse(readFileSync(workspaceFile('rules-campaigns/campaigns/two-roads.json'), 'utf8'))).toEqual({
    rules: ['lcg-campaigns:campaign', 'lcg-campaigns:experience'],
    record: { boons: ['lucky-coin'], notes: { road: '' } },
    scenarios: [
      { name: 'mill', scenario: 'mill', card: 'up-the-road' },
      { name: 'bridge', scenario: 'bridge', record: { barred: ['Bertil'] } },
    ],
  })
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    await picture(page, `campaign-editor-${theme}`)
    expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([])
  }
  await page.getByRole('button', { name: 'Begin it …' }).click()
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(next(page).getByRole('heading', { name: 'The Mill' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two Roads' })).toBeVisible()
})
