import { expect } from '@playwright/test'
import {
  answering,
  answersTaken,
  openCardByKey,
  openStudio,
  picture,
  playOn,
  question,
  scriptIsOpen,
  stateHash,
  stripIsDone,
  table,
  withFile,
  writeScript,
} from './studio.ts'
import { test } from './test.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'

test('one click deals a solo game, a script is edited and broken beside the table, and the game goes on', async ({ page }) => {
  await withFile(aragorn, async (before) => {
    await openStudio(page)
    await picture(page, 'library')
    await page.getByRole('button', { name: 'Play Passage Through Mirkwood' }).click()
    await expect(question(page)).toContainText('Mulligan', { timeout: 120_000 })
    await picture(page, 'table-first-question')

    // first with the keyboard, then with the mouse
    await answering(page, () => page.keyboard.press('n'))
    await expect(question(page)).not.toContainText('Mulligan')
    await answering(page, () => question(page).locator('[data-option="pass"], [data-confirm]').first().click())

    await openCardByKey(page, 'p1/aragorn')
    await scriptIsOpen(page)
    await picture(page, 'editor')

    // completion lists the members of the script API
    await page.locator('.monaco-editor .view-lines').first().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nresponse.')
    const rows = page.locator('.suggest-widget.visible .monaco-list-row')
    // text that is typed before the type checker is loaded is not checked, so type until completion appears
    await expect(async () => {
      if (!(await rows.first().isVisible())) await page.keyboard.press('Control+Space')
      await expect(rows.first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 120_000 })
    await expect(rows.filter({ hasText: 'after' }).first()).toBeVisible()
    await picture(page, 'editor-completion')

    // a type error is marked in the text and named below it
    await writeScript(page, `${before}\nconst wrong: string = 3\n`)
    await expect(page.locator('.monaco-editor .squiggly-error').first()).toBeVisible({ timeout: 120_000 })
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText("Type 'number' is not assignable to type 'string'")
    await picture(page, 'editor-type-error')

    // a broken script is saved: the game keeps the old one, and the problem has file and line
    const [hash, at] = [await stateHash(page), await answersTaken(page)]
    await writeScript(page, `${before}\nexport const broken = (\n`)
    await page.keyboard.press('Control+s')
    const refused = await stripIsDone(page)
    await expect(refused).toContainText('The game keeps the old script')
    await expect(refused).toContainText(/aragorn\.ts, line \d+/)
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText(/aragorn\.ts:\d+/)
    await expect(table(page)).toHaveAttribute('data-hash', hash)
    await expect(table(page)).toHaveAttribute('data-at', String(at))

    // save another number: the position stays, with the new script
    expect(before).toContain('spendOwnResources(1)')
    await writeScript(page, before.replace('spendOwnResources(1)', 'spendOwnResources(2)'))
    const asked = await question(page).textContent()
    await page.keyboard.press('Control+s')
    const strip = await stripIsDone(page)
    await expect(strip).toContainText('Same position, new script')
    await expect(strip).toContainText('Nothing differs')
    await expect(question(page)).toHaveText(asked ?? '')
    await picture(page, 'strip-nothing-differs')
    await strip.getByRole('button', { name: 'Keep the position' }).click()
    await expect(strip).toBeHidden()
    await page.getByRole('button', { name: 'Close the editor' }).click()

    // the seed is random, and more decisions could end the game
    expect((await playOn(page, 6)).ended).toBe('enough')
    await expect(table(page)).toHaveAttribute('data-status', 'ready')
  })
})
