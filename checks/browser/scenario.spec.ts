/** The scenario editor: a new scenario with two stages and a branch, from its sets to a failed dry run that explains itself. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openStudio, seriousViolations, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const pack = 'qa-scenario-spec'
const fileOf = (path: string) => workspaceFile(`${pack}/${path}`)
/** A time limit for reading all packs again and setting up on a small machine. */
const soon = { timeout: 90_000 }

test.beforeEach(() => {
  const put = (path: string, value: unknown) => {
    mkdirSync(dirname(fileOf(path)), { recursive: true })
    writeFileSync(fileOf(path), JSON.stringify(value, null, 2))
  }
  const dependencies = { '@questwright/lcg-keywords': '*', '@questwright/lcg-core-set': '*' }
  put('package.json', {
    name: `@questwright/${pack}`,
    version: '0.1.0',
    type: 'module',
    questwright: { game: 'lcg', api: 1 },
    dependencies,
  })
  put('cards/encounter/reed-cat.json', {
    type: 'enemy',
    encounterSet: 'reeds',
    engagementCost: 30,
    threat: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    quantity: 3,
  })
  put('cards/encounter/reed-gate.json', { type: 'location', encounterSet: 'reeds', threat: 1, questPoints: 3, quantity: 2 })
  put('text/en.json', {
    cards: { 'reed-cat': { title: 'Reed Cat' }, 'reed-gate': { title: 'Reed Gate' } },
    encounterSets: { reeds: { title: 'Reeds' } },
  })
})

/** Types the title of a stage before it is created, since its file gets that name. */
async function nameStage(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title of the card').last().fill(title)
  await page.getByRole('button', { name: 'Make the stage' }).click()
}

test('a scenario is made with menus and passes its dry run, which names a script that never ends', async ({ page }) => {
  await openStudio(page)
  await page.goto('/scenarios')
  await expect(page.getByLabel('Pack')).toBeVisible(soon)
  await page.getByLabel('Pack').selectOption(pack)
  await page.getByLabel('Title').fill('Through the Reeds')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { name: 'Through the Reeds' })).toBeVisible(soon)
  const json = () => JSON.parse(readFileSync(fileOf('scenarios/through-the-reeds.json'), 'utf8'))
  const saved = () => expect(page.locator('.st-scenario-state')).toHaveAttribute('data-state', 'saved', soon)
  const save = async () => {
    await page.keyboard.press('Control+s')
    await saved()
  }

  // three stages, the first of which branches, with the menus only
  await page.getByRole('button', { name: 'Make stage 1' }).click()
  await nameStage(page, 'New stage 1')
  const stages = page.getByRole('region', { name: 'Quest stages' })
  await expect(stages.getByText('1 stage,')).toBeVisible(soon)
  for (const count of [2, 3]) {
    await stages.getByRole('button', { name: 'Stage', exact: true }).click()
    await nameStage(page, `New stage ${count}`)
    await expect(stages.getByText(`${count} stages`)).toBeVisible(soon)
  }
  // a stage focused by keyboard shows that: the style sheet of the graph's library removes the outline
  const stage = stages.locator('.react-flow__node').first()
  await stage.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(stage).toBeFocused()
  await expect(stage).toHaveCSS('outline-style', 'solid')
  await page.getByRole('tab', { name: 'Stage', exact: true }).click()
  const side = page.getByRole('tabpanel', { name: 'Stage' })
  await side.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('new-stage-1')
  await side.getByLabel('Let another stage come next').selectOption('new-stage-3')
  await expect(stages.getByText('1 branch')).toBeVisible()
  await side.getByLabel('Which of them').selectOption('first-player')
  await save()
  await expect.poll(() => json().branches?.['new-stage-1']).toEqual({ next: ['new-stage-2', 'new-stage-3'], by: 'first-player' })

  // sets with quantities
  const sets = page.getByRole('region', { name: 'Encounter sets' })
  await sets.getByRole('button', { name: 'Add an encounter set' }).click()
  await sets.getByRole('button', { name: /^Reeds/ }).click()
  await sets.getByRole('button', { name: 'Reeds, Standard: more' }).click()
  await expect(sets.locator('.st-set-sum')).toContainText('10 cards in the deck')
  await sets.getByRole('radio', { name: 'Easy' }).check({ force: true })
  await sets.getByRole('button', { name: 'Reeds, Easy: fewer' }).click()
  await expect(sets.locator('.st-set-sum')).toContainText('5 cards in the deck')

  // a line of the setup
  const setup = page.getByRole('region', { name: 'Setup and endings' })
  await setup.getByLabel('Add a line to the setup').selectOption('make-active')
  // typing a part of a title searches; the chosen card stays until another one is chosen
  const card = setup.getByRole('combobox', { name: 'Card' }).first()
  await card.click()
  await page.getByPlaceholder('Type to search').fill('Reed Ga')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Reed Gate')
  await card.press('x')
  await expect(page.getByPlaceholder('Type to search')).toHaveValue('x')
  await page.keyboard.press('Escape')
  await expect(setup.getByText('Make Reed Gate the active location.')).toBeVisible()
  await save()
  await expect.poll(json).toMatchObject({
    encounterSets: ['reeds'],
    quantities: { standard: { reeds: 2 }, easy: { reeds: 1 } },
    setup: [{ do: 'make-active', card: 'reed-gate' }],
  })

  // the dry run succeeds, and its board is shown
  const runs = page.getByRole('region', { name: 'Dry run' })
  const cell = runs.getByRole('button', { name: /Through the Reeds, Standard, 1 player:/ })
  await expect(cell).toHaveAttribute('data-state', 'ok', soon)
  await expect(runs.locator('.st-opening')).toContainText('Reed Gate')
  await expect(runs.locator('.st-opening')).toContainText('9 encounter')
  expect(await seriousViolations(page)).toEqual([])
  // where the matrix is wider than its container it scrolls below the fixed names, also with keys
  const named = await runs.locator('.st-dry-scroll').evaluate((scroller: HTMLElement) => {
    scroller.style.width = '120px'
    scroller.scrollLeft = scroller.scrollWidth
    const name = scroller.querySelector('tbody th')
    const { left, top, height } = name?.getBoundingClientRect() ?? new DOMRect()
    const hit = document.elementFromPoint(left + 8, top + height / 2)
    const scrolled = scroller.scrollLeft
    scroller.style.width = ''
    return { scrolled: scrolled > 0, hit: name?.contains(hit), tab: scroller.tabIndex }
  })
  expect(named).toEqual({ scrolled: true, hit: true, tab: 0 })

  // a script that hangs makes its cells red and is reported with its place; the page still works
  writeFileSync(
    fileOf('scenarios/through-the-reeds.ts'),
    "import { scenario, setup } from '@questwright/lcg'\n\nexport default scenario('through-the-reeds', [\n  setup(() => {\n    for (;;) {}\n  }),\n])\n",
  )
  await expect(cell).toHaveAttribute('data-state', 'red', soon)
  await cell.click()
  await expect(runs.locator('.st-dry-why')).toContainText('does not come to an end')
  await expect(runs.locator('.st-dry-why')).toContainText('scenarios/through-the-reeds.ts:')
  rmSync(fileOf('scenarios/through-the-reeds.ts'))
  await expect(cell).toHaveAttribute('data-state', 'ok', soon)

  // the setup is converted to a script, and gives the same board
  await setup.getByRole('button', { name: 'Turn into script' }).click()
  await expect(page.getByRole('dialog')).toContainText('through-the-reeds.ts')
  await expect.poll(() => json().setup).toBeUndefined()
  await page.keyboard.press('Escape')
  await expect(cell).toHaveAttribute('data-state', 'ok', soon)
  await expect(runs.locator('.st-opening')).toContainText('9 encounter')
})
