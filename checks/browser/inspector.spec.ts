import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { answering, openStudio, picture, seriousViolations, showIn, startGame, withFile, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'

const script = `import { action, card, lowerThreat, modifier, spendOwnResources } from '@questwright/lcg'

export default card('aragorn', [
  modifier('willpower', { on: 'self', by: 2 }),
  action({ slug: 'walk-unseen' }, ({ you }) => lowerThreat(you, 1)),
  action({ slug: 'too-dear', cost: spendOwnResources(9) }, ({ you }) => lowerThreat(you, 1)),
  action({ slug: 'elsewhere', when: () => false }, ({ you }) => lowerThreat(you, 1)),
])
`

const why = (page: Page) => page.getByRole('region', { name: 'Why' })
const ability = (page: Page, slug: string) => why(page).locator(`[data-ability="lcg-core-set:aragorn#${slug}"]`)

test('the reasons explain a number and why an ability is offered or not, with the line of the script', { tag: '@long' }, async ({
  page,
}) => {
  await withFile(aragorn, async () => {
    writeFileSync(workspaceFile(aragorn), script)
    await openStudio(page)
    await startGame(page, { decks: ['Leadership'], seed: '3' })
    await answering(page, () => page.keyboard.press('n'))
    await page.locator('[data-card-button="p1/aragorn"]').focus()
    await page.keyboard.press('w')
    const willpower = why(page).locator('table[data-stat="willpower"]')
    await expect(willpower.getByRole('row', { name: 'Printed 2' })).toBeVisible()
    await expect(willpower.getByRole('row', { name: /^Aragorn aragorn\.ts:4 \+2/ })).toBeVisible()
    await expect(willpower.getByRole('row', { name: 'Willpower now 4' })).toBeVisible()
    await expect(ability(page, 'walk-unseen')).toHaveAttribute('data-status', 'offered')
    await expect(ability(page, 'too-dear')).toHaveAttribute('data-status', 'refused')
    await expect(ability(page, 'too-dear')).toContainText('Its cost cannot be paid')
    await expect(ability(page, 'elsewhere')).toContainText('A condition in its text is not met.')
    await picture(page, 'inspector')
    expect(await seriousViolations(page)).toEqual([])
    await showIn(page, 'dark')
    expect(await seriousViolations(page, 'colours')).toEqual([])
    await picture(page, 'inspector-dark')

    // the explanation is updated with the table
    await answering(page, () => page.locator('.is-option [data-card-button="p1/aragorn"]').click())
    await expect(ability(page, 'walk-unseen')).toBeVisible()

    // the link opens the script at that line
    await ability(page, 'too-dear').getByRole('button', { name: 'aragorn.ts:6' }).click()
    await expect(page.locator('.st-editor')).toBeVisible()
    await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible({ timeout: 120_000 })
    await expect(page.locator('.monaco-editor .current-line ~ *, .monaco-editor .line-numbers.active-line-number').first()).toHaveText('6')
    // beside the editor the explanation stays open, over the table
    await expect(why(page)).toBeVisible()
    await picture(page, 'inspector-beside-editor')
    await why(page).getByRole('button', { name: 'Close the reasons' }).click()
    await expect(why(page)).toHaveCount(0)
  })
})
