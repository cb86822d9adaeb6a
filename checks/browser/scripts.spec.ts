import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { openStudio, pickFound, picture, scriptIsOpen, seriousViolations, workspaceFile, writeScript } from './studio.ts'
import { test } from './test.ts'

const pack = 'check-scripts'
const files: { readonly [path: string]: string } = {
  'package.json': JSON.stringify({
    name: `@questwright/${pack}`,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: { '@questwright/lcg-core-set': '*', '@questwright/lcg-keywords': '*' },
  }),
  'cards/fenfang.json': JSON.stringify({
    type: 'enemy',
    encounterSet: 'fen',
    engagementCost: 28,
    threat: 2,
    attack: 3,
    defense: 2,
    hitPoints: 5,
    traits: ['Creature'],
    quantity: 3,
  }),
  'cards/fenwarden.json': JSON.stringify({
    type: 'ally',
    sphere: 'lore',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Warden'],
    quantity: 3,
  }),
  'cards/fenwarden.ts': "import { card } from '@questwright/lcg'\n\nexport default card('fenwarden', [])\n",
  'text/en.json': JSON.stringify({
    cards: { fenfang: { title: 'Fenfang', text: 'It bites.' }, fenwarden: { title: 'Fen Warden', text: 'Guards the dyke.' } },
    encounterSets: { fen: { title: 'Fen' } },
  }),
}

// wide enough that no line of these scripts is wrapped
test.use({ viewport: { width: 1600, height: 900 } })

test.beforeEach(() => {
  for (const [path, text] of Object.entries(files)) {
    const file = workspaceFile(`${pack}/${path}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})

const script = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.monaco-editor .view-line')].map((line) => line.textContent?.replaceAll('\u00a0', ' ') ?? '').join('\n'),
  )

/** Opens the pack, after the studio has noticed that it was written by another program. */
async function openFenfang(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`/cards?card=${pack}:fenfang`)
    await expect(page.getByRole('tab', { name: /^Abilities/ })).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 90_000 })
}

/** The elements of a form that extend beyond it. */
const outsideOf = (builder: Locator): Promise<readonly (string | null)[]> =>
  builder.evaluate((form) => {
    const { left, right } = form.getBoundingClientRect()
    return [...form.querySelectorAll('select, input, button')]
      .filter((part) => part.getBoundingClientRect().left < left - 1 || part.getBoundingClientRect().right > right + 1)
      .map((part) => part.getAttribute('aria-label') ?? part.textContent)
      .concat(form.scrollWidth > form.clientWidth ? ['the form scrolls sideways'] : [])
  })

test('an ability that is built from menus appears in the script and in the text of the card', async ({ page }) => {
  await openStudio(page)
  await openFenfang(page)
  await page.getByRole('tab', { name: /^Abilities/ }).click()
  await page.getByRole('button', { name: 'Add an ability' }).click()
  const builder = page.getByRole('form', { name: 'A new ability' })
  await builder.getByLabel('Word', { exact: true }).selectOption({ label: 'Forced' })
  // the menu of effects has headings, and a search that leaves only the effects that match
  await builder.getByLabel('Effect', { exact: true }).click()
  await expect(page.getByText('Damage and healing', { exact: true })).toBeVisible()
  await page.getByPlaceholder('Type to search').fill('heal')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await expect(page.getByRole('option', { name: 'draw cards' })).toHaveCount(0)
  expect(await seriousViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  // options with effects of their own, whose cards are chosen by filters: menus inside of menus stay in their box
  await pickFound(builder.getByLabel('Effect', { exact: true }), 'choose one of')
  await expect(builder.locator('.st-ways select').first()).toBeVisible()
  expect(await outsideOf(builder)).toEqual([])
  // a trait inside of a phrase: the words before it stay complete in a narrow builder
  await pickFound(builder.getByLabel('Effect: ways: way 1', { exact: true }), 'deal damage')
  await pickFound(builder.getByLabel('Effect: ways: way 1: on what: among: which: add', { exact: true }), 'the trait')
  const which = builder.getByLabel('Effect: ways: way 1: on what: among: which', { exact: true })
  for (const width of [1600, 1280, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await which.evaluate((menu) =>
      [...menu.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map((part) => part.textContent),
    )
    expect(cut, `the words of the menu at ${width}`).toEqual([])
    expect(await outsideOf(builder), `${width} wide`).toEqual([])
  }
  await page.setViewportSize({ width: 1600, height: 900 })
  await pickFound(builder.getByLabel('Effect', { exact: true }), 'raise threat')
  // with the keyboard only: first the amount, then the player
  await builder.getByLabel('Effect: how much: number').focus()
  await page.keyboard.press('ArrowUp')
  await expect(builder.getByLabel('Preview')).toContainText('Forced: After Fenfang engages a player, raise your threat by 2.')
  await expect(builder.getByLabel('Preview')).toContainText("forced.after('engages', { of: 'self' }, ({ you }) => raiseThreat(you, 2))")
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'ability-builder')
  await builder.getByRole('button', { name: 'Insert' }).focus()
  await page.keyboard.press('Enter')
  await scriptIsOpen(page)
  await expect.poll(() => script(page)).toContain("import { card, forced, raiseThreat } from '@questwright/lcg'")
  await page.getByRole('tab', { name: /^Abilities/ }).click()
  await expect(page.locator('.st-ability')).toContainText('Forced: After Fenfang engages a player, raise your threat by 2.')
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/It bites\.\n\*\*Forced:\*\* After Fenfang/)
})

test('the builder says why it does not insert a script that the type check would refuse', { tag: '@long' }, async ({ page }) => {
  // the script declares a function with the same name as one of the script API, so importing that name would break it
  const own = "import { card } from '@questwright/lcg'\n\nconst drawCards = 1\n\nexport default card('fenwarden', [])\n"
  writeFileSync(workspaceFile(`${pack}/cards/fenwarden.ts`), own)
  await openStudio(page)
  await openFenfang(page)
  await page.goto(`/cards?card=${pack}:fenwarden`)
  await page.getByRole('tab', { name: /^Abilities/ }).click()
  await page.getByRole('button', { name: 'Add an ability' }).click()
  const builder = page.getByRole('form', { name: 'A new ability' })
  await expect(builder.getByRole('alert')).toContainText('The check of the pack would refuse this script', { timeout: 60_000 })
  await expect(builder.getByRole('button', { name: 'Insert' })).toBeDisabled()
  await pickFound(builder.getByLabel('Effect', { exact: true }), 'raise threat')
  await expect(builder.getByRole('alert')).toBeHidden()
  await expect(builder.getByRole('button', { name: 'Insert' })).toBeEnabled()
})

test('a card’s name in a script shows and opens the card, and a problem offers its fix', { tag: '@long' }, async ({ page }) => {
  await openStudio(page)
  await openFenfang(page)
  await page.getByRole('tab', { name: /^Script/ }).click()
  await page.getByRole('button', { name: 'Write a script' }).click()
  await scriptIsOpen(page)
  await writeScript(
    page,
    "import { card } from '@questwright/lcg'\n\nconst guard = 'fenwarden'\nlet count = 1\n\nexport default card('wrong', [])\nguard.slice(count)\n",
  )
  // the script is not run while it is typed, but the problems that the check finds without running it are shown
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems.locator('.st-problem-first')).toContainText('Top-level')
  await problems.getByRole('button', { expanded: false }).click()
  await expect(problems.getByText("The script calls itself 'wrong'")).toBeVisible()
  await page.locator('.view-line span', { hasText: "'wrong'" }).last().click()
  const remedy = page.getByText("Write 'fenfang', as the file is called")
  // the editor requests quick fixes with a delay, and a key press before that opens nothing
  await expect(async () => {
    await page.keyboard.press('Control+.')
    await expect(remedy).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
  await remedy.click()
  await expect(async () => expect(await script(page)).toContain("card('fenfang'")).toPass()

  const name = page.locator('.view-line span', { hasText: "'fenwarden'" }).last()
  // the hover text is requested with a delay as well
  await expect(async () => {
    await page.mouse.move(0, 0)
    await name.hover()
    await expect(page.locator('.monaco-hover').getByText('Guards the dyke')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
  await page.keyboard.press('Escape')
  await name.click()
  await page.keyboard.press('F12')
  await expect(page.getByRole('heading', { name: 'Fen Warden' })).toBeVisible()
  await expect(page).toHaveURL(/fenwarden/)
})
