/** A campaign from nothing: a designer creates the pack, two scenarios, a boon and the campaign in the studio alone, and starts it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { content, copyPacks, type StartedStudio, startStudio } from './started-studio.ts'
import { goTo, openStudio, picture, useWorkspace, workspaceFile } from './studio.ts'

let studio: StartedStudio

test.beforeAll(async () => {
  test.setTimeout(600_000)
  studio = await startStudio('base packs', (workspace) => copyPacks(join(content, 'lcg-campaigns'), join(workspace, 'lcg-campaigns')))
  useWorkspace(studio.workspace)
})
test.afterAll(() => studio.close())

const pack = 'two-roads'
const read = (path: string): unknown => JSON.parse(readFileSync(workspaceFile(`${pack}/${path}`), 'utf8'))

async function makeScenario(page: Page, title: string, stage: string): Promise<void> {
  await page.goto(`${studio.address}/scenarios`)
  await page.getByLabel('Pack').selectOption(pack)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('button', { name: 'Make stage 1' }).click()
  await page.getByLabel('Title of the card').last().fill(stage)
  await page.getByRole('button', { name: 'Make the stage' }).click()
  await expect(page.getByRole('region', { name: 'Quest stages' }).getByText('1 stage,')).toBeVisible()
  const sets = page.getByRole('region', { name: 'Encounter sets' })
  await sets.getByRole('button', { name: 'Add an encounter set' }).click()
  await sets.getByRole('button', { name: /^Wilderlands/ }).click()
  await page.keyboard.press('Control+s')
  await expect(page.locator('.st-scenario-state')).toHaveText('Saved')
}

test('a designer makes a pack, two scenarios, a boon and a campaign of them from nothing, and begins it', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page, studio.address)
  await page.getByRole('button', { name: 'New pack …' }).first().click()
  const making = page.getByRole('dialog', { name: 'New pack' })
  await making.getByLabel('Title').fill('Two Roads')
  await making.getByRole('button', { name: 'Make the pack' }).click()
  await expect(page.getByRole('button', { name: 'New card in Two Roads …' })).toBeVisible()
  await makeScenario(page, 'The Long Road', 'Setting Out')
  await makeScenario(page, 'The Short Road', 'Coming Home')

  await goTo(page, 'Library')
  await page.getByRole('button', { name: 'New campaign in Two Roads …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('There and Back')
  await dialog.getByRole('button', { name: 'Make the campaign' }).click()
  await page.getByRole('region', { name: 'Scenarios' }).getByRole('button', { name: 'The Long Road', exact: true }).click()
  await page.getByLabel('Add a scenario').selectOption({ label: 'The Short Road' })
  await expect(page.locator('.react-flow__node')).toHaveCount(2)
  const log = page.getByRole('region', { name: 'The campaign' })
  await log.getByRole('checkbox', { name: /^Campaign/ }).check()
  await expect(page.locator('.st-scenario-state')).toHaveText('Saved')

  // from then on, the pack has the card type for boons
  await goTo(page, 'Library')
  await page.getByRole('button', { name: 'New card in Two Roads …' }).click()
  await dialog.getByLabel('Title').fill('Old Lantern')
  await dialog.getByLabel('Type').selectOption('boon')
  await dialog.getByRole('button', { name: 'Make the card' }).click()
  await expect(page.getByRole('heading', { name: 'Old Lantern', level: 2 })).toBeVisible()

  await page.goto(`${studio.address}/campaigns?campaign=two-roads:there-and-back`)
  await log.getByLabel('Boons of the campaign: add a card').selectOption({ label: 'Old Lantern' })
  await expect(page.locator('.st-scenario-state')).toHaveText('Saved')
  expect(read('campaigns/there-and-back.json')).toMatchObject({
    rules: ['lcg-campaigns:campaign'],
    record: { boons: ['old-lantern'] },
    scenarios: [{ scenario: 'the-long-road' }, { scenario: 'the-short-road' }],
  })
  // the dependency on the pack of the campaign log was added automatically
  expect(read('package.json')).toHaveProperty(['dependencies', '@questwright/lcg-campaigns'])
  await picture(page, 'own-campaign')
  await page.getByRole('button', { name: 'Begin it …' }).click()
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('heading', { name: 'The Long Road' })).toBeVisible()
})
