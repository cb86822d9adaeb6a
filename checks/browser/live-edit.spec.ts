import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import {
  answering,
  answersTaken,
  openCardByKey,
  openStudio,
  picture,
  playOn,
  question,
  scriptIsOpen,
  settled,
  startGame,
  stateHash,
  stripIsDone,
  table,
  withFile,
  workspaceFile,
  writeScript,
} from './studio.ts'
import { test } from './test.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'
const facts = 'lcg-core-set/cards/heroes/aragorn.json'

/** A script with a new action that lowers the player's threat. */
const lowering = (by: number) => `import { action, card, lowerThreat } from '@questwright/lcg'

export default card('aragorn', [action({ slug: 'walk-unseen', limit: { times: 1, period: 'round', counts: 'card' } }, ({ you }) => lowerThreat(you, ${by}))])
`

/** Replaces a file like editors that never leave an incomplete file: writes a draft, then renames it. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${workspaceFile(path)}.new`, text)
  renameSync(`${workspaceFile(path)}.new`, workspaceFile(path))
}

const threat = async (page: Page): Promise<number> =>
  Number(/Threat (\d+)/.exec((await page.locator('[data-seat="p1"] .qw-dial').getAttribute('aria-label')) ?? '')?.[1])

async function gameIsOpen(page: Page): Promise<void> {
  await openStudio(page)
  await startGame(page, { decks: ['Leadership'], seed: '3' })
  await answering(page, () => page.keyboard.press('n'))
}

test('a script that another editor writes is used in the running game at once, at the same position', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(aragorn, async (before) => {
    await gameIsOpen(page)
    const at = await answersTaken(page)
    const use = question(page).locator('[data-option*="walk-unseen"]')
    await expect(page.locator('.is-option [data-card-button="p1/aragorn"]')).toHaveCount(0)
    writeFileSync(workspaceFile(aragorn), lowering(3))
    const strip = await stripIsDone(page)
    await expect(strip).toContainText('Same position, new script')
    await expect(strip).toContainText('aragorn.ts, changed on disk')
    await expect(table(page)).toHaveAttribute('data-at', String(at))
    await picture(page, 'live-edit-from-disk')
    // the action that was just written is offered in the current window, and works
    const dial = await threat(page)
    const card = page.locator('.is-option [data-card-button="p1/aragorn"]')
    await expect(card.or(use).first()).toBeVisible()
    await answering(page, () => card.or(use).first().click())
    await expect.poll(() => threat(page)).toBe(dial - 3)

    // another program replaces the file by renaming a draft: the next change is noticed too
    const later = await answersTaken(page)
    replaceFile(aragorn, before)
    await expect(page.locator('.st-strip[data-state="comparing"], .st-strip[data-verdict="diverges"]').first()).toBeVisible()
    await settled(page)
    // an action that was used has been removed: the replay reports it, and the position stays
    const after = await stripIsDone(page)
    await expect(after).toHaveAttribute('data-verdict', 'diverges')
    await expect(table(page)).toHaveAttribute('data-at', String(later))
    await expect.poll(() => threat(page)).toBe(dial - 3)
    await picture(page, 'live-edit-diverges')
    await after.getByRole('button', { name: 'Go to the difference' }).click()
    await settled(page, (count) => count === at)
    await expect(page.locator('.is-option [data-card-button="p1/aragorn"]')).toHaveCount(0)
  })
})

test('a broken file is named and leaves the game as it is, and the game uses the repaired file', { tag: '@long' }, async ({ page }) => {
  await withFile(aragorn, async (before) => {
    await gameIsOpen(page)
    const hash = await stateHash(page)
    writeFileSync(workspaceFile(aragorn), `${before}\nexport const broken = (\n`)
    const strip = await stripIsDone(page)
    await expect(strip).toContainText('The game keeps the old script')
    await expect(strip).toContainText(/aragorn\.ts, line \d+/)
    await expect(strip).toContainText('Once they are repaired, the table uses them by itself')
    await picture(page, 'live-edit-broken')
    await expect(table(page)).toHaveAttribute('data-hash', hash)
    // the game goes on in the meantime
    await playOn(page, 1)
    await settled(page)

    writeFileSync(workspaceFile(aragorn), lowering(1))
    await expect(page.locator('.st-strip')).toContainText('Same position, new script')
    await expect(await stripIsDone(page)).not.toContainText('cannot be used in the game')
    await expect(page.locator('.is-option [data-card-button="p1/aragorn"]')).toBeVisible()

    // a broken script is repaired to the text that the game uses: no message about it remains
    writeFileSync(workspaceFile(aragorn), 'export default card(')
    await expect(page.locator('.st-strip')).toContainText('The game keeps the old script')
    writeFileSync(workspaceFile(aragorn), lowering(1))
    await expect(await stripIsDone(page)).toContainText('Same position, new script')
    await expect(page.locator('.st-strip')).toContainText('Nothing differs')
  })
})

test('the game follows changed facts, a deleted script and many files at once, and keeps a deleted card', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(facts, async (printed) => {
    await withFile(aragorn, async (before) => {
      await gameIsOpen(page)
      writeFileSync(workspaceFile(facts), printed.replace(/"willpower": \d+/, '"willpower": 6'))
      await expect((await stripIsDone(page)).getByRole('row', { name: /willpower 2 6/ })).toBeVisible()

      // without its script the card still has its printed facts
      rmSync(workspaceFile(aragorn))
      await expect(page.locator('.st-strip')).toContainText('aragorn.ts, changed on disk')
      await expect(await stripIsDone(page)).toContainText('Same position, new script')

      // a card that is in play cannot be deleted: the game keeps it
      const hash = await stateHash(page)
      rmSync(workspaceFile(facts))
      await expect(page.locator('.st-strip')).toContainText('The game keeps the old script')
      await expect(page.locator('.st-strip .is-error').first()).toBeVisible()
      await expect(table(page)).toHaveAttribute('data-hash', hash)
      await expect(page.locator('[data-card-button="p1/aragorn"]')).toBeVisible()
      await picture(page, 'live-edit-deleted')

      // changes as by a git checkout: all at once, one file in two steps, a new file, and scenes that do not affect the game
      const added = workspaceFile('lcg-core-set/lib/added-by-a-test.ts')
      try {
        mkdirSync(dirname(added), { recursive: true })
        writeFileSync(workspaceFile(facts), '')
        writeFileSync(added, 'export const steps = 2\n')
        writeFileSync(workspaceFile(facts), printed)
        writeFileSync(workspaceFile(aragorn), before.slice(0, 40))
        writeFileSync(workspaceFile(aragorn), before)
        await expect(page.locator('.st-strip')).toContainText('Same position, new script')
        await expect((await stripIsDone(page)).getByRole('row', { name: /willpower 6 2/ })).toBeVisible()
        await expect(page.locator('.st-strip')).not.toContainText('The game keeps')
      } finally {
        rmSync(added, { force: true })
      }
    })
  })
})

test('the game uses a file that changed on disk, and the editor keeps the unsaved text', { tag: '@long' }, async ({ page }) => {
  await withFile(aragorn, async (before) => {
    await gameIsOpen(page)
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, `${before}// typed here\n`)
    writeFileSync(workspaceFile(aragorn), lowering(4))
    await expect(page.getByText('aragorn.ts changed on disk.')).toBeVisible()
    await expect(await stripIsDone(page)).toContainText('Same position, new script')
    await expect(page.locator('.is-option [data-card-button="p1/aragorn"]')).toBeVisible()
    await expect(page.locator('.monaco-editor')).toContainText('typed here')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog', { name: 'aragorn.ts changed on disk' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.locator('.is-option [data-card-button="p1/aragorn"]')).toHaveCount(0)
    await expect.poll(() => readFileSync(workspaceFile(aragorn), 'utf8')).toContain('typed here')
  })
})

test('the replay under a changed script can replace the game, and an undone decision can get new dice', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(facts, async (printed) => {
    await gameIsOpen(page)
    await playOn(page, 6)
    await settled(page)
    const at = await answersTaken(page)
    const before = await stateHash(page)
    // threat at the start is the sum of the heroes' threat costs: a replay differs from the beginning
    writeFileSync(workspaceFile(facts), printed.replace(/"threatCost": \d+/, '"threatCost": 5'))
    const strip = await stripIsDone(page)
    await expect(strip).toHaveAttribute('data-verdict', 'differs')
    await expect(strip).toContainText('the new script would have led elsewhere')
    const dial = await threat(page)
    await strip.getByRole('button', { name: 'Take the replay' }).click()
    await expect.poll(() => threat(page), { timeout: 120_000 }).toBe(dial - 7)
    await settled(page, (count) => count === at)
    expect(await stateHash(page)).not.toBe(before)

    // with new dice the same decision has another result
    await page.getByRole('button', { name: 'Same dice' }).click()
    await page.keyboard.press('u')
    await settled(page, (count) => count < at)
    const undone = await answersTaken(page)
    await playOn(page, 1)
    // two inputs: the new dice, and the answer
    await settled(page, (count) => count >= undone + 2)
  })
})
