import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  answering,
  answersTaken,
  kept,
  openStudio,
  picture,
  question,
  seriousViolations,
  settled,
  startGame,
  withFile,
  workspaceFile,
} from './studio.ts'
import { test } from './test.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'
const folder = () => workspaceFile('.questwright/games')
const files = () => (existsSync(folder()) ? readdirSync(folder()).filter((name) => name.endsWith('.json')) : [])

/**
 * A script with an action that ends the game at once, so that the test need not play a whole game. The test writes it to the disk, as an external
 * editor would.
 */
const ending = (
  verb: 'winGame' | 'loseGame',
) => `import { action, allPlayers, card, dealDamage, raiseThreat, ${verb} } from '@questwright/lcg'

export default card('aragorn', [
  action({ slug: 'end-it' }, ({ self }) => {
    for (const player of allPlayers()) raiseThreat(player, 4)
    dealDamage(self, 3)
    ${verb}()
  }),
])
`

/** Without the example row that is shown while there are no games. */
const games = '.st-game:not(.is-ghost)'

test.beforeEach(() => rmSync(folder(), { recursive: true, force: true }))
test.afterAll(() => rmSync(folder(), { recursive: true, force: true }))

async function playToEnd(page: Page, decks: readonly string[], verb: 'winGame' | 'loseGame'): Promise<Locator> {
  await openStudio(page)
  await startGame(page, { decks, seed: '3' })
  // with several seats, the players vote for the first player; one person who holds all hands votes once
  if (decks.length > 1) await answering(page, () => question(page).getByRole('button', { name: 'Player 1' }).click())
  for (const _ of decks) await answering(page, () => page.keyboard.press('n'))
  writeFileSync(workspaceFile(aragorn), ending(verb))
  const card = page.locator('.is-option [data-card-button="p1/aragorn"]')
  await expect(card).toBeVisible({ timeout: 120_000 })
  await card.click()
  const dialog = page.getByRole('dialog', { name: /^The quest is/ })
  await expect(dialog).toBeVisible({ timeout: 120_000 })
  return dialog
}

const cells = async (row: Locator): Promise<readonly number[]> =>
  (await row.locator('td').allInnerTexts()).filter((text) => text.trim() !== '').map((text) => Number(text.replace('−', '-')))

test('a won game shows its score, is recorded once, opens as a replay, and can be deleted and restored', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await withFile(aragorn, async () => {
    const began = Date.now()
    const dialog = await playToEnd(page, ['Leadership', 'Spirit'], 'winGame')
    await expect(dialog).toContainText('The quest is won')
    await expect(dialog).toContainText('A card says so')
    const line = (part: string) => dialog.locator(`.st-score [data-part="${part}"]`)
    // each player and the group have a line, and the lines add up to that of the group
    const threat = await cells(line('threat'))
    expect(threat).toHaveLength(3)
    expect((threat[0] ?? 0) + (threat[1] ?? 0)).toBe(threat[2])
    expect(await cells(line('damage'))).toEqual([3, 0, 3])
    expect(await cells(line('deadHeroes'))).toEqual([0, 0, 0])
    expect(await cells(line('rounds'))).toEqual([0])
    expect(await cells(line('victoryPoints'))).toEqual([0])
    expect(await cells(line('total'))).toEqual([(threat[2] ?? 0) + 3])
    await expect(line('rounds')).toContainText('0 × 10')
    await expect(dialog.locator('.st-score-best')).toHaveText(`${(threat[2] ?? 0) + 3} is the first score of this scenario.`)
    await picture(page, 'score-sheet')
    await expect.poll(files).toHaveLength(1)
    const written = JSON.parse(readFileSync(join(folder(), files()[0] ?? ''), 'utf8'))
    expect(written).toMatchObject({
      format: 'questwright-played-game',
      version: 2,
      scenario: { code: 'lcg-core-set:passage-through-mirkwood' },
      mode: 'standard',
      outcome: { result: 'won', why: { code: 'won.by-card' } },
      score: (threat[2] ?? 0) + 3,
      ending: 'first',
      players: [{ seat: 'p1', heroes: [{ title: 'Aragorn' }, {}, {}] }, { seat: 'p2' }],
    })
    expect(Date.parse(written.finished)).toBeGreaterThanOrEqual(began)
    expect(Date.parse(written.finished)).toBeLessThanOrEqual(Date.now())

    // after a reload and in a second tab the same end is recorded only once
    await kept(page)
    await page.reload()
    await expect(dialog).toBeVisible({ timeout: 120_000 })
    const other = await context.newPage()
    await other.goto('/play')
    await expect(other.getByRole('dialog', { name: /^The quest is/ })).toBeVisible({ timeout: 120_000 })
    await other.goto('/history')
    await expect(other.locator(games)).toHaveCount(1)
    expect(files()).toHaveLength(1)
    await other.close()

    // after an undo and the same answer it is still the same game
    const at = await answersTaken(page)
    await dialog.getByRole('button', { name: 'Back to the board' }).click()
    await page.keyboard.press('u')
    await settled(page, (count) => count < at)
    await page.keyboard.press('r')
    await expect(page.locator('.st-outcome-again, [role="dialog"]').first()).toBeVisible()
    await settled(page, (count) => count === at)
    await kept(page)
    expect(files()).toHaveLength(1)

    await page.goto('/history')
    await expect(page.locator(games)).toHaveCount(1)
    await expect(page.getByRole('row', { name: new RegExp(`^Passage Through Mirkwood ${(threat[2] ?? 0) + 3} `) })).toBeVisible()
    await page.getByText('Score sheet and packs').click()
    await expect(page.locator('.st-game [data-part="total"]')).toContainText(String((threat[2] ?? 0) + 3))
    await picture(page, 'history')
    expect(await seriousViolations(page)).toEqual([])

    // the replay goes from the beginning, decision by decision, to the same end
    await page.getByRole('button', { name: /^Open the replay of Passage/ }).click()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await settled(page, (count) => count === 0)
    await picture(page, 'replay')
    for (let count = 0; count < at; count = await answersTaken(page)) {
      await page.keyboard.press('r')
      await settled(page, (now) => now > count)
    }
    await expect(page.getByRole('dialog', { name: 'The quest is won' })).toBeVisible()
    expect(files()).toHaveLength(1)

    await page.goto('/history')
    await page.getByRole('button', { name: /^Delete Passage/ }).click()
    await expect(page.locator(games)).toHaveCount(0)
    await expect.poll(files).toHaveLength(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator(games)).toHaveCount(1)
    await expect.poll(files).toHaveLength(1)
    expect(JSON.parse(readFileSync(join(folder(), files()[0] ?? ''), 'utf8'))).toEqual(written)

    // files that are invalid, or from a newer studio, are listed and not changed
    writeFileSync(join(folder(), 'cut.json'), JSON.stringify(written).slice(0, 200))
    writeFileSync(join(folder(), 'newer.json'), JSON.stringify({ ...written, version: 7 }))
    await page.reload()
    await expect(page.getByRole('heading', { name: '2 files cannot be read' })).toBeVisible()
    await expect(page.getByText('written in version 7 of its format')).toBeVisible()
    await expect(page.locator(games)).toHaveCount(1)
    await picture(page, 'history-unreadable')
    expect(readFileSync(join(folder(), 'cut.json'), 'utf8')).toHaveLength(200)
  })
})

test('a lost game has no score, names its turning point, is played again from there, and its replay opens', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(aragorn, async (before) => {
    const dialog = await playToEnd(page, ['Leadership'], 'loseGame')
    await expect(dialog).toContainText('The quest is lost')
    await expect(dialog).toContainText('A card says so: the players lose.')
    await expect(dialog.locator('[data-part="total"]')).toHaveCount(0)
    await expect(dialog.locator('.st-ending-turn')).toHaveText(/^The turning point\s*Round 1: threat up by 4$/)
    await picture(page, 'lost')
    await expect.poll(files).toHaveLength(1)

    // playing again from a round: the round begins with other dice, and the game as it went stays as a branch
    await dialog.getByRole('button', { name: 'Again from round 1, new dice' }).click()
    await expect(dialog).toBeHidden()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await settled(page)
    await expect(page.locator('.st-header')).toContainText('Round 1')
    await expect(page.locator('[data-lines]')).toHaveAttribute('data-lines', '2')
    await kept(page)
    expect(files()).toHaveLength(1)
    writeFileSync(workspaceFile(aragorn), before)

    await openStudio(page)
    await startGame(page, { decks: ['Spirit'], seed: '5' })
    await kept(page)
    await page.goto('/history')
    const row = page.locator(games)
    await expect(row).toContainText('Lost')
    await expect(row).toContainText('no score')
    await expect(page.getByText('not won yet')).toBeVisible()
    await page.getByRole('button', { name: /^Open the replay/ }).click()
    // without the script that ended it the replay says where it stops; the file still has the whole game
    await expect(page.getByText(/The replay stops after decision \d+ of \d+/)).toBeVisible({ timeout: 120_000 })
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    expect(files()).toHaveLength(1)

    // the game that was running is kept
    await page.goto('/history')
    await page
      .getByRole('region', { name: 'Not finished' })
      .getByRole('listitem')
      .filter({ hasText: 'Spirit' })
      .getByRole('button', { name: /^Continue Passage/ })
      .click()
    await expect(question(page)).toContainText('Mulligan', { timeout: 120_000 })
  })
})
