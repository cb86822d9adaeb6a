/** A studio in whose workspace lie packs of two games: the library shows both, and the second one is read, written and played as the first is. */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { copyPacks, type StartedStudio, startStudio } from './started-studio.ts'
import { answering, answersTaken, openStudio, picture, question, settled, startGame } from './studio.ts'
import { test } from './test.ts'

const meadow = new URL('../../packages/testkit/fixtures/duel-meadow', import.meta.url).pathname

let second: StartedStudio | undefined

test.beforeAll(async () => {
  test.setTimeout(600_000)
  second = await startStudio('base packs', (workspace) => copyPacks(meadow, join(workspace, 'duel-meadow')))
})
test.afterAll(() => second?.close())

async function open(page: Page, way: string): Promise<void> {
  await openStudio(page, second?.address)
  await page.goto(`${second?.address}${way}`)
}

test('the library shows the packs of both games, and a card of the second has the form of its game', async ({ page }) => {
  await open(page, '/library')
  await expect(page.getByRole('heading', { name: /A Duel on the Meadow/ })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('heading', { name: /Core Set/ })).toBeVisible()
  await open(page, '/editor?card=duel-meadow:guard')
  const form = page.locator('.st-editor')
  for (const [label, value] of [
    ['Strength', '3'],
    ['Vitality', '3'],
    ['Cost', '1'],
  ] as const)
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value, { timeout: 120_000 })
  await expect(form.getByLabel('Willpower')).toHaveCount(0)
})

/** Answers what is asked with the mouse: bids high, plays what can be played, meets the shadow fighters, and takes the first of what has to be chosen. */
async function answerByMouse(page: Page): Promise<string> {
  const asked = question(page)
  const shape = (await asked.getAttribute('data-shape')) ?? ''
  if (shape === 'number') {
    await asked.getByRole('button', { name: '3', exact: true }).or(asked.locator('[data-option="3"]')).first().click()
    const sure = asked.locator('[data-confirm]:not(:disabled)')
    if ((await sure.count()) > 0) await sure.first().click()
    return shape
  }
  const options = page.locator(
    '.is-option:not(.is-chosen) [data-card-button], .qw-question [data-option]:not(:disabled):not([aria-pressed="true"]):not([data-option="pass"])',
  )
  if ((await options.count()) > 0) await options.first().click()
  return shape
}

test('a duel is played to its end by mouse, with an assignment among the answers', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  await startGame(page, { scenario: 'On the Meadow', decks: ['Own Strength', 'Shadow Craft'], seed: 'duel' })
  await picture(page, 'duel-begins')
  const shapes = new Set<string>()
  const end = page.getByRole('dialog', { name: /over|won|lost|drawn/i })
  const begun = Date.now()
  while ((await end.count()) === 0 && Date.now() - begun < 60_000) {
    shapes.add(await answerByMouse(page))
  }
  await expect(end).toBeVisible()
  await picture(page, 'duel-ends')
  expect([...shapes]).toEqual(expect.arrayContaining(['number', 'pairs', 'choose']))
  expect(await answersTaken(page)).toBeGreaterThan(10)
  await answering
  await settled
})
