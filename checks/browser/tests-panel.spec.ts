import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { answersTaken, openStudio, picture, question, seriousViolations, settled, startGame, withFile, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const pack = 'lcg-morrowmere'
const scene = () => workspaceFile(`${pack}/scenes/the-browser-plays-a-card.scene.ts`)

/** Answers with the first option of the question. */
async function answerFirst(page: Page): Promise<void> {
  const before = await answersTaken(page)
  const press = async (selector: string) => page.locator(selector).first().click()
  if ((await page.locator('.is-option [data-card-button]').count()) > 0) await press('.is-option [data-card-button]')
  else await press('.qw-question [data-option]:not(:disabled)')
  const confirm = page.locator('.qw-question [data-confirm]:not(:disabled)')
  await expect(async () => {
    if ((await answersTaken(page)) === before && (await confirm.count()) > 0) await confirm.click()
    expect(await answersTaken(page)).toBeGreaterThan(before)
  }).toPass({ timeout: 90_000, intervals: [300] })
  await settled(page)
}

test('a played game becomes a test that passes, and the test of a broken script fails and opens at its decision', async ({ page }) => {
  test.setTimeout(240_000)
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: '7' })
  await settled(page)
  await page.locator('.qw-question [data-option="no"]').click()
  await settled(page, (count) => count >= 1)
  for (let i = 0; i < 3; i++) await answerFirst(page)
  await expect(question(page)).toBeVisible()

  await page.getByRole('button', { name: 'Make a test' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('The browser plays a card')
  await dialog.getByLabel('Pack').selectOption(pack)
  await dialog.getByLabel('File').selectOption('scenes/the-browser-plays-a-card.scene.ts')
  await dialog.getByRole('button', { name: 'Try it' }).click()
  await expect(dialog.locator('.st-test-result')).toHaveAttribute('data-state', 'passed', { timeout: 120_000 })
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'make-a-test')
  await dialog.getByRole('button', { name: 'Write the test' }).click()
  await expect.poll(() => existsSync(scene())).toBe(true)
  const text = readFileSync(scene(), 'utf8')
  expect(text).toContain('t.play(')
  expect(text).toContain('t.isAt(')
  // the scene has only the necessary cards, and not the whole encounter deck
  expect(text.split('\n').length).toBeLessThan(40)

  await page.goto(`/tests?pack=${pack}`)
  const file = (path: string) => page.locator(`[data-file="${path}"]`)
  await expect(file('scenes/the-browser-plays-a-card.scene.ts')).toHaveAttribute('data-state', 'passed', { timeout: 120_000 })
  await expect(page.locator('.st-tests-panel')).toHaveAttribute('data-status', 'done', { timeout: 120_000 })
  await expect(page.locator('.st-tests-counts')).toHaveAttribute('data-failed', '0')
  await expect(page.getByRole('heading', { name: 'Abilities without a test' })).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'tests')

  const script = `${pack}/cards/fen-beasts/mere-hound.ts`
  await withFile(script, async (before) => {
    writeFileSync(workspaceFile(script), before.replace(/card\('mere-hound', \[[\s\S]*\]\)/, "card('mere-hound', [])"))
    const red = file('cards/fen-beasts/mere-hound.scene.ts')
    await expect(red).toHaveAttribute('data-state', 'failed', { timeout: 120_000 })
    await expect(file('scenes/the-browser-plays-a-card.scene.ts')).toHaveAttribute('data-state', 'passed')
    await red.getByRole('button', { name: 'Open at its decision' }).first().click()
    const leave = page.getByRole('button', { name: 'Open the scene', exact: true })
    await expect(leave.or(page.locator('.st-table')).first()).toBeVisible({ timeout: 120_000 })
    if (await leave.isVisible()) await leave.click()
    await expect(page.locator('.st-table')).toBeVisible({ timeout: 120_000 })
    await settled(page)
  })
})

test('problems are listed with their places, and a wording is fixed and the fix undone', { tag: '@long' }, async ({ page }) => {
  const book = 'lcg-morrowmere/text/en.json'
  await openStudio(page)
  await withFile(book, async (before) => {
    const words = JSON.parse(before) as { cards: { [slug: string]: { text?: string } } }
    const [slug, card] = Object.entries(words.cards).find(([, one]) => typeof one.text === 'string') ?? ['', {}]
    writeFileSync(
      workspaceFile(book),
      `${JSON.stringify({ ...words, cards: { ...words.cards, [slug]: { ...card, text: `${card.text} Draw two cards.` } } }, null, 2)}\n`,
    )
    await page.goto('/problems?pack=lcg-morrowmere')
    const group = page.locator('[data-code="wording/number-as-digit"]')
    await expect(group).toBeVisible({ timeout: 120_000 })
    expect(await seriousViolations(page)).toEqual([])
    await group.getByRole('button', { name: /^Fix all/ }).click()
    await expect(group).toHaveCount(0)
    await expect.poll(() => readFileSync(workspaceFile(book), 'utf8')).toContain('Draw 2 cards.')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(group).toBeVisible()
    await group.getByRole('button', { name: /text\/en\.json/ }).click()
    await page.getByRole('region', { name: 'Problems' }).getByRole('button', { expanded: false }).click({ timeout: 120_000 })
    await expect(page.locator('.st-editor-problems')).toContainText('Cards print amounts as digits.', { timeout: 120_000 })
  })
})
