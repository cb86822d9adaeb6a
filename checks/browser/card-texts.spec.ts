/**
 * The tab Text of a card: ten texts are pasted, five in official templating and five as people word cards at home. Each gives a script, a question or
 * a reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openStudio, seriousViolations, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const soon = { timeout: 120_000 }

interface Pasted {
  readonly text: string
  /** What the list below the text says of its abilities. */
  readonly gives: 'understood' | 'asks' | 'a reason'
}

const pasted: readonly Pasted[] = [
  // in official templating
  { text: '**Response:** After Silver Lamp enters play, draw 2 cards.', gives: 'understood' },
  { text: '**Action:** Exhaust Silver Lamp to ready a hero you control.', gives: 'understood' },
  { text: 'While Silver Lamp is exhausted, it gets +1 [willpower].', gives: 'understood' },
  { text: 'Silver Lamp gets +1 [attack] and +1 [defense] for each location in the staging area.', gives: 'asks' },
  { text: '**Forced:** At the end of the round, polish Silver Lamp.', gives: 'a reason' },
  // as people word cards at home
  { text: 'action: exhaust Silver Lamp to deal 1 damage to an enemy engaged with you', gives: 'understood' },
  { text: 'Response: after Silver Lamp enters play, draw 2 crads.', gives: 'a reason' },
  { text: 'Silver Lamp gets +1 atk for each enemy engaged with you.', gives: 'understood' },
  { text: 'Response: After Silver Lamp leaves play, every player juggles.', gives: 'a reason' },
  { text: 'Silver Lamp gets +1 wp for every location in the staging area', gives: 'a reason' },
]

test('ten pasted texts give a script, a question or a reason, and a new card begins with its text', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000)
  await openStudio(page)
  await page.goto('/cards?card=lcg-morrowmere:mere-hound')
  await page.getByRole('button', { name: /^New card in / }).click(soon)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Silver Lamp')
  await dialog.getByLabel('Type').selectOption('ally')
  await dialog.getByRole('button', { name: 'Make the card' }).click()
  const text = page.getByRole('textbox', { name: 'Card text', exact: true })
  await expect(text).toBeVisible(soon)
  const units = page.getByRole('list', { name: 'What card text says' })
  const script = page.getByRole('region', { name: 'Script of the texts' })
  for (const one of pasted)
    await test.step(one.text, async () => {
      await text.fill(one.text)
      await expect(units).toHaveAttribute('aria-busy', 'false')
      const unit = units.getByRole('listitem').first()
      await expect(unit).toHaveAttribute('data-state', { understood: 'whole', asks: 'asked', 'a reason': /^(by-hand|partly)$/ }[one.gives])
      if (one.gives === 'asks') await expect(unit.getByRole('group', { name: 'Which is meant?' }).getByRole('button')).toHaveCount(2)
      if (one.gives === 'a reason') await expect(unit.locator('.st-unit-findings > li').first()).toContainText(/No phrase|are known/)
      await expect(text).toHaveValue(one.text)
    })

  await test.step('a nearest wording is taken with one press', async () => {
    await text.fill('Response: After Silver Lamp enters play, draw 2 crads.')
    await units.getByRole('button', { name: /^Write “cards” instead of/ }).click()
    await expect(text).toHaveValue('Response: After Silver Lamp enters play, draw 2 cards.')
    await expect(script.locator('pre')).toContainText("response.after('entersPlay', { of: 'self' }, ({ you }) => drawCards(you, 2))")
  })

  await test.step('a question is answered by its sentence, and the script is used', async () => {
    await text.fill(pasted[3]?.text ?? '')
    await units.getByRole('button', { name: /\+1 \[attack\] for each location/ }).click()
    await expect(units.getByRole('listitem').first()).toHaveAttribute('data-state', 'whole')
    await expect(script.locator('pre')).toContainText(/modifier\('attack', \{ by: \(\) =>/)
    await script.getByRole('button', { name: 'Use this script' }).click()
    await expect(script).toContainText('This is the script of the card.')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled(soon)
    const cards = workspaceFile('lcg-morrowmere/cards')
    const file = readdirSync(cards, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('silver-lamp.ts'))
    expect(readFileSync(join(cards, file ?? ''), 'utf8')).toContain('// Compiled from the text of the card.')
  })

  await test.step('a script that its author edited stays until he says otherwise', async () => {
    await page.getByRole('tab', { name: /^Script/ }).click()
    await page.locator('.monaco-editor').first().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('// mine\n')
    await page.getByRole('tab', { name: /^Text/ }).click()
    await text.fill(pasted[0]?.text ?? '')
    await script.getByRole('button', { name: 'Use this script instead of yours …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(script).toContainText('has a script that you wrote')
  })
  expect(await seriousViolations(page)).toEqual([])

  await test.step('the list of a pack opens its cards', async () => {
    await page.goto('/packs?pack=lcg-morrowmere')
    await page.getByRole('tab', { name: 'Texts' }).click(soon)
    const list = page.getByRole('list', { name: 'Cards by their texts' })
    await expect(list.getByRole('link').first()).toBeVisible(soon)
    expect(await seriousViolations(page)).toEqual([])
    await list.getByRole('link').first().click()
    await expect(page.getByRole('tab', { name: /^Text/ })).toHaveAttribute('aria-selected', 'true', soon)
  })
})
