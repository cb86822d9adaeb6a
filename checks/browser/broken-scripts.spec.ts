import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import {
  answering,
  answersTaken,
  kept,
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

test('a broken script is named with file and line while the game keeps the old one, and is used when repaired', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(aragorn, async (before) => {
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await answering(page, () => page.keyboard.press('n'))
    const hash = await stateHash(page)
    const at = await answersTaken(page)
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, `${before}\nlet counter = 0\nexport const broken = (\n`)
    await page.keyboard.press('Control+s')
    const strip = await stripIsDone(page)
    await expect(strip).toContainText('The game keeps the old script')
    await expect(strip).toContainText(/aragorn\.ts, line \d+/)
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText(/aragorn\.ts:\d+/)
    await picture(page, 'broken-script')
    await expect(table(page)).toHaveAttribute('data-hash', hash)
    await expect(table(page)).toHaveAttribute('data-at', String(at))
    // the game continues with the old script, also after a reload
    await playOn(page, 2)
    await settled(page)
    const later = await stateHash(page)
    await kept(page)
    await page.reload()
    await expect(question(page)).toBeVisible({ timeout: 120_000 })
    await settled(page)
    await expect(table(page)).toHaveAttribute('data-hash', later)

    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, before)
    await page.keyboard.press('Control+s')
    const repaired = await stripIsDone(page)
    await expect(repaired).toContainText('Same position, new script')
    await expect(repaired).toContainText('Nothing differs')
    await expect(page.getByRole('region', { name: 'Problems' })).toBeHidden()
  })
})

test('an ability that never ends is switched off and listed as a problem, and the game goes on', { tag: '@long' }, async ({ page }) => {
  await withFile(aragorn, async () => {
    const endless = `import { card, ready, response } from '@questwright/lcg'

export default card('aragorn', [
  response.after('commits', { of: 'self' }, ({ self }) => {
    for (;;) ready(self)
  }),
])
`
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, endless)
    await page.keyboard.press('Control+s')
    await expect(await stripIsDone(page)).toContainText('Same position, new script')
    await page.getByRole('button', { name: 'Close the editor' }).click()
    await page.getByRole('button', { name: 'Close this strip' }).click()

    // go on to the quest phase, where Aragorn commits and his response is used
    await answering(page, () => page.keyboard.press('n'))
    for (let i = 0; i < 6 && !(await question(page).textContent())?.includes('commits'); i += 1) await playOn(page, 1)
    await expect(question(page)).toContainText('commits')
    await page.locator('[data-card-button="p1/aragorn"]').click()
    await answering(page, () => question(page).locator('[data-confirm]').click())
    const use = page.locator('.is-option [data-card-button="p1/aragorn"]')
    await expect(use).toBeVisible()
    await use.click()
    const problems = page.getByRole('button', { name: '1 problem' })
    await expect(problems).toBeVisible({ timeout: 120_000 })
    await settled(page)
    await problems.click()
    const list = page.getByRole('dialog', { name: 'Problems of this game' })
    await expect(list).toContainText('An ability of Aragorn never came to an end and is switched off')
    await expect(list).toContainText(/aragorn\.ts:\d+/)
    await picture(page, 'endless-loop')
    await list.getByRole('button', { name: /^Open/ }).click()
    await expect(page.locator('.st-editor')).toBeVisible()
    await page.keyboard.press('Escape')
    const before = await answersTaken(page)
    await playOn(page, 3)
    expect(await answersTaken(page)).toBeGreaterThan(before)
  })
})

test('saving over a file that another program changed asks the user first', { tag: '@long' }, async ({ page }) => {
  await withFile(aragorn, async (before) => {
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, before.replace('spendOwnResources(1)', 'spendOwnResources(3)'))
    writeFileSync(workspaceFile(aragorn), before.replace('spendOwnResources(1)', 'spendOwnResources(2)'))
    await expect(page.getByText('aragorn.ts changed on disk.')).toBeVisible()
    await expect(page.locator('.monaco-editor')).toContainText('spendOwnResources(3)')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog', { name: 'aragorn.ts changed on disk' })).toBeVisible()
    await page.getByRole('button', { name: 'Show both' }).click()
    await picture(page, 'conflict')
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(page.locator('.monaco-editor')).toContainText('spendOwnResources(2)')
    await expect(await stripIsDone(page)).toContainText('Nothing differs')
  })
})

test('a forced effect that triggers itself without end is switched off, and the game goes on', { tag: '@long' }, async ({ page }) => {
  await withFile(aragorn, async () => {
    // the script raises threat only after lowering it, so no player is eliminated
    const echo = `import { card, forced, lowerThreat, raiseThreat } from '@questwright/lcg'

export default card('aragorn', [
  forced.after('threatRaised', ({ you }) => {
    lowerThreat(you, 1)
    raiseThreat(you, 1)
  }),
])
`
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await writeScript(page, echo)
    await page.keyboard.press('Control+s')
    await expect(await stripIsDone(page)).toContainText('Same position, new script')
    await page.getByRole('button', { name: 'Close the editor' }).click()
    await page.getByRole('button', { name: 'Close this strip' }).click()

    // threat is raised at the latest in the refresh phase
    const problems = page.getByRole('button', { name: '1 problem' })
    for (let i = 0; i < 60 && !(await problems.isVisible()); i += 1) await playOn(page, 1)
    await expect(problems).toBeVisible()
    await problems.click()
    const list = page.getByRole('dialog', { name: 'Problems of this game' })
    await expect(list).toContainText('An ability of Aragorn called itself without end and is switched off')
    await page.keyboard.press('Escape')
    const before = await answersTaken(page)
    await playOn(page, 2)
    expect(await answersTaken(page)).toBeGreaterThan(before)
  })
})
