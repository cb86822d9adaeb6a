/**
 * The weather system of the handbook, made in the studio alone: its chapter with the form, its scripts in the editor. It is played until the
 * weather has changed, and changed while the game is running.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  goTo,
  openStudio,
  pickFound,
  picture,
  playOn,
  scriptIsOpen,
  seriousViolations,
  settled,
  showIn,
  startGame,
  stripIsDone,
  table,
  workspaceFile,
  writeScript,
} from './studio.ts'
import { test } from './test.ts'

const pack = 'wild-skies'
const handbook = readFileSync(new URL('../../docs/handbook/your-first-system.md', import.meta.url), 'utf8')

/** A code block of the handbook's page, by its mark. */
function told(mark: string): string {
  const [, code] = new RegExp(`\`\`\`${mark}\\n([\\s\\S]*?)\`\`\``).exec(handbook) ?? []
  if (code === undefined) throw new Error(`your-first-system.md has no block ${mark}`)
  return code
}

const read = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(workspaceFile(`${pack}/${path}`), 'utf8'))
  } catch {
    return undefined
  }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Creates something in the pack with its button in the library. */
async function make(page: Page, kind: string, title: string): Promise<void> {
  await goTo(page, 'Library')
  await page.getByRole('button', { name: `New ${kind} in Wild Skies …` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: `Make the ${kind}` }).click()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
}

/**
 * Adds an entry to the chapter.
 * @returns its input fields
 */
async function add(page: Page, one: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `New ${one} …`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `New ${one}` })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: `Add the ${one}` }).click()
  const entry = page.getByRole('group', { name: `${one} ${name}`, exact: true })
  await expect(entry).toBeVisible()
  // the focus is in the new entry, so the author can type on
  await expect(entry.locator(':focus')).toHaveCount(1)
  return entry
}

/** Pastes a complete script or scene and saves it. */
async function paste(page: Page, part: string, text: string): Promise<void> {
  await tab(page, part).click()
  await scriptIsOpen(page)
  await writeScript(page, text)
  await page.keyboard.press('Control+s')
  await expect(tab(page, part).locator('.st-unsaved')).toHaveCount(0)
}

/** Checks that nothing of the page is cut off at its side, and that axe finds no problem. */
async function holds(page: Page): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.st-editor, .st-tab, .st-form, .st-form fieldset, .st-form section')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map((one) => `${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
    )
    expect(wide).toEqual([])
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme)
      expect(await seriousViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([])
      await picture(page, `system-${size.width}-${theme}`)
    }
    await showIn(page, 'light')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('the weather system of the handbook is made in the studio, tested, played and changed during a game', { tag: '@long' }, async ({
  page,
}) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'New pack …' }).first().click()
  const making = page.getByRole('dialog', { name: 'New pack' })
  await making.getByLabel('Title').fill('Wild Skies')
  await making.getByRole('button', { name: 'Make the pack' }).click()
  await make(page, 'system', 'Weather')
  const whole = JSON.parse(told('json system:weather'))

  await test.step('the chapter is written with the form', async () => {
    await expect(tab(page, 'Chapter')).toHaveAttribute('aria-selected', 'true')
    // the template is a working system; remove the parts that the weather does not have
    for (const other of ['event weatherComes', 'phase weather', 'phase with steps weather'])
      await page.getByRole('button', { name: `Remove ${other}`, exact: true }).click()
    const counter = page.getByRole('group', { name: 'counter weather', exact: true })
    await counter.getByLabel('What it counts').fill('How bad the weather is.')
    // the problem is shown at its input
    await counter.getByLabel('Most').fill('-1')
    await expect(counter.getByLabel('Most')).toHaveAccessibleDescription(/which is less than the least/)
    await counter.getByLabel('Most').fill('2')
    await expect(counter.getByLabel('Most')).not.toHaveAttribute('aria-invalid', 'true')
    const dial = page.getByRole('group', { name: 'dial weather', exact: true })
    await dial.getByLabel('Sign').fill('cloud')
    await dial.getByLabel('Colour').fill('accent')
    await dial.getByLabel('How it reads').fill('Weather: {face}')
    for (const face of ['Clear', 'Rain', 'Storm']) {
      await dial.getByLabel('Faces').fill(face)
      await page.keyboard.press('Enter')
    }
    const event = await add(page, 'event', 'weatherTurns')
    await event.getByLabel('What happens').fill('The weather turns: from clear to rain, from rain to storm, and then it clears up.')
    await event.getByLabel('What the table calls it').fill('The weather turns')
    const setup = await add(page, 'word of a setup', 'set-weather')
    await setup.getByLabel('In the menu').fill('Set the weather')
    await setup.getByLabel('How it reads').fill('The weather begins at {count}.')
    await setup.getByLabel('New one of: Fields').fill('count')
    await setup.getByRole('button', { name: 'Add' }).click()
    await setup.getByLabel('Kind of count').selectOption('number')
    const effect = await add(page, 'effect', 'turn-weather')
    await effect.getByLabel('In the menu').fill('turn the weather')
    await effect.getByLabel('What it writes into a script').fill("happen({ kind: 'weatherTurns' })")
    await effect.getByLabel('What it writes into the text').fill('turn the weather')
    const step = await add(page, 'message', 'step.turn-weather')
    await step.getByLabel('Words').fill('The weather turns')
    await holds(page)
    await page.keyboard.press('Control+s')
    // the form makes all but the words with which card texts are read
    const { abilityMenus, ...others } = whole
    const { reads: _, ...made } = abilityMenus.effects['turn-weather']
    await expect.poll(() => read('systems/weather.json')).toEqual({ ...others, abilityMenus: { effects: { 'turn-weather': made } } })
  })

  await test.step('the words for card texts are written as JSON', async () => {
    await page.getByRole('button', { name: 'JSON', exact: true }).click()
    await page.getByRole('textbox', { name: 'Chapter of Weather as JSON' }).fill(JSON.stringify(whole, null, 2))
    await page.getByRole('button', { name: 'Form', exact: true }).click()
    await holds(page)
    await page.keyboard.press('Control+s')
    await expect.poll(() => read('systems/weather.json')).toEqual(whole)
  })

  await test.step('in the script a misspelt name is underlined, and the right name is suggested', async () => {
    const script = told('ts system:weather')
    await tab(page, 'Script').click()
    await scriptIsOpen(page)
    await writeScript(page, script.replace("by: () => counter('weather')", "by: () => counter('wether')"))
    await expect(page.locator('.monaco-editor .squiggly-error').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText("Did you mean 'weather'?")
    await picture(page, 'system-misspelt')
    await paste(page, 'Script', script)
    await expect(page.getByText("Did you mean 'weather'?")).toHaveCount(0)
  })

  const words = JSON.parse(told('json text')) as { readonly systems: { readonly weather: { readonly text: string } } }
  await tab(page, 'Text').click()
  await page.getByRole('textbox', { name: 'Text' }).fill(words.systems.weather.text)
  await page.keyboard.press('Control+s')

  await test.step('a keyword refers to the weather', async () => {
    await make(page, 'keyword', 'Stormborn')
    await tab(page, 'Keyword').click()
    await page.getByRole('textbox', { name: 'Text' }).fill('While the weather is a storm, this enemy gets +2 [attack].')
    await tab(page, 'Script').click()
    await page.getByRole('button', { name: 'Write a script' }).click()
    await paste(page, 'Script', told('ts keyword:stormborn'))
  })

  await test.step('the scenes of the system pass', async () => {
    await page.goto(`/systems?system=${pack}:weather`)
    await paste(page, 'Scenes', told('ts scene:weather'))
    await page.goto(`/tests?pack=${pack}`)
    await expect(page.locator('[data-file="systems/weather.scene.ts"]')).toHaveAttribute('data-state', 'passed', { timeout: 120_000 })
    await expect(page.locator('.st-tests-panel')).toHaveAttribute('data-status', 'done', { timeout: 120_000 })
    await expect(page.locator('.st-tests-counts')).toHaveAttribute('data-failed', '0')
    await page.goto(`/problems?pack=${pack}`)
    await expect(page.getByRole('heading', { name: /^Nothing is wrong with (?:Wild Skies|any of)/ })).toBeVisible()
  })

  await test.step('the setup and the ability builder offer the lines of the system', async () => {
    await page.goto('/scenarios')
    await page.getByLabel('Pack').selectOption(pack)
    await page.getByLabel('Title').fill('Under Dark Clouds')
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.getByRole('button', { name: 'Make stage 1' }).click()
    await page.getByLabel('Title of the card').last().fill('Clouds Gather')
    await page.getByRole('button', { name: 'Make the stage' }).click()
    await expect(page.getByRole('region', { name: 'Quest stages' }).getByText('1 stage,')).toBeVisible()
    const sets = page.getByRole('region', { name: 'Encounter sets' })
    await sets.getByRole('button', { name: 'Add an encounter set' }).click()
    await sets.getByRole('button', { name: /^Wilderlands/ }).click()
    const setup = page.getByRole('region', { name: 'Setup and endings' })
    await setup.getByLabel('Add a line to the setup').selectOption({ label: 'Set the weather' })
    await setup.getByRole('spinbutton').or(setup.getByLabel(/count/i)).first().fill('1')
    await expect(setup.getByText('The weather begins at 1.')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect.poll(() => read('scenarios/under-dark-clouds.json')).toMatchObject({ setup: [{ do: 'set-weather', count: 1 }] })
    await page.goto(`/keywords?keyword=${pack}:stormborn`)
    await tab(page, 'Abilities').click()
    await page.getByRole('button', { name: 'Add an ability' }).click()
    const effects = page.getByRole('form', { name: 'A new ability' }).getByLabel('Effect', { exact: true })
    await pickFound(effects, 'turn the weather')
    await expect(page.getByRole('form', { name: 'A new ability' })).toContainText('turn the weather')
  })

  await test.step('the weather is shown on the board, turns at the end of the round, and its script is changed during the game', async () => {
    await goTo(page, 'Library')
    await startGame(page, { scenario: 'Under Dark Clouds', decks: ['Leadership'], seed: '5' })
    await settled(page)
    const dial = page.getByTitle(/^Weather: /)
    // the setup comes after the opening hands, and the end of the round is many answers later
    await playOn(page, 1)
    await expect(dial).toHaveText('Rain')
    for (let answers = 0; answers < 200 && (await dial.textContent()) === 'Rain'; answers += 1) await playOn(page, 1)
    await expect(dial).toHaveText('Storm')
    await picture(page, 'system-on-the-board')

    // the page of the system changes the script of the running game
    const at = await table(page).getAttribute('data-at')
    await goTo(page, 'Library')
    await page.getByRole('region', { name: 'Systems of Wild Skies' }).getByRole('link', { name: 'Weather' }).click()
    const script = told('ts system:weather')
    await paste(page, 'Script', script.replace("setCounter('weather', (counter('weather') + 1) % 3)", "setCounter('weather', 0)"))
    const strip = await stripIsDone(page)
    await expect(strip).toContainText('Same position, new script')
    // in a replay with the new script the weather would have changed at the end of the round
    await expect(strip).toHaveAttribute('data-verdict', 'differs')
    await picture(page, 'system-changed-under-the-game')
    await goTo(page, 'Table')
    await settled(page)
    await expect(table(page)).toHaveAttribute('data-at', String(at))
    await expect(dial).toHaveText('Storm')
    for (let answers = 0; answers < 200 && (await dial.textContent()) === 'Storm'; answers += 1) await playOn(page, 1)
    await expect(dial).toHaveText('Clear')
  })
})

test('a system with broken JSON says where, keeps unknown fields, is renamed, and is restored after deletion', { tag: '@long' }, async ({
  page,
}) => {
  const files: { readonly [path: string]: string } = {
    'package.json': JSON.stringify({
      name: `@questwright/${pack}`,
      version: '0.1.0',
      questwright: { game: 'lcg', api: 1, title: 'Wild Skies' },
      dependencies: { '@questwright/lcg-core-set': '*', '@questwright/lcg-keywords': '*' },
    }),
    'systems/weather.json': JSON.stringify({ ...JSON.parse(told('json system:weather')), clockwork: ['weather-told'] }, null, 2),
    'systems/weather.ts': told('ts system:weather'),
    'systems/weather.scene.ts': told('ts scene:weather'),
    'text/en.json': told('json text'),
  }
  const putFile = (path: string, text: string): void => {
    const file = workspaceFile(`${pack}/${path}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [path, text] of Object.entries(files)) putFile(path, text)
  const lies = (path: string) => existsSync(workspaceFile(`${pack}/${path}`))
  const text = (path: string) => readFileSync(workspaceFile(`${pack}/${path}`), 'utf8')
  await openStudio(page)
  await expect(async () => {
    await page.goto(`/systems?system=${pack}:weather`)
    await expect(page.getByRole('group', { name: 'counter weather', exact: true })).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 90_000 })
  // a system's page opens with its chapter
  await expect(tab(page, 'Chapter')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Other parts' })).toContainText('clockwork')

  await page.getByRole('button', { name: 'JSON', exact: true }).click()
  const source = page.getByRole('textbox', { name: 'Chapter of Weather as JSON' })
  const whole = await source.inputValue()
  await source.fill(whole.replace('"of": "table",', '"of" "table",'))
  const line = whole.split('\n').findIndex((one) => one.includes('"of": "table",')) + 1
  await expect(source).toHaveAccessibleDescription(new RegExp(`line ${line}, .*a colon`))
  await expect(page.getByRole('button', { name: 'Form', exact: true })).toBeDisabled()
  await source.fill(whole)
  await page.getByRole('button', { name: 'Form', exact: true }).click()

  // after a removal with the keyboard, the focus is on the button that adds an entry
  await page.getByRole('button', { name: 'Remove message step.turn-weather', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'New message …' })).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect.poll(() => read('systems/weather.json')).toMatchObject({ clockwork: ['weather-told'] })
  await expect.poll(() => text('systems/weather.json')).not.toContain('step.turn-weather')

  await page.getByRole('button', { name: /^Rename the counter weather,/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename the counter weather' })
  await expect(dialog).toContainText(/Named at \d+ places/)
  await dialog.getByLabel('Name').fill('sky')
  await expect(dialog.locator('.st-import-preview')).toContainText("counter('sky')")
  expect(await seriousViolations(page)).toEqual([])
  await picture(page, 'system-rename-a-counter')
  await dialog.getByRole('button', { name: 'Rename in 3 files' }).click()
  await expect(page.getByRole('group', { name: 'counter sky', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'dial sky', exact: true })).toBeVisible()
  expect(text('systems/weather.ts')).toContain("setCounter('sky', (counter('sky') + 1) % 3)")
  expect(text('systems/weather.scene.ts')).toContain('counters: { sky: 1 }')

  await goTo(page, 'Library')
  const systems = page.getByRole('region', { name: 'Systems of Wild Skies' })
  await systems.getByRole('button', { name: 'More about Weather' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Rename …' }).click()
  await page.getByLabel('Title').fill('Foul Skies')
  await page.getByLabel('File name').fill('foul-skies')
  await page.getByRole('button', { name: /^Rename in \d+ files/ }).click()
  await expect(systems.getByRole('link', { name: 'Foul Skies' })).toBeVisible()
  expect(text('systems/foul-skies.ts')).toContain("system('foul-skies'")

  await systems.getByRole('button', { name: 'More about Foul Skies' }).click()
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => lies('systems/foul-skies.json')).toBe(false)
  await page.locator('[data-sonner-toast]', { hasText: 'is deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(systems.getByRole('link', { name: 'Foul Skies' })).toBeVisible()
  expect(text('systems/foul-skies.ts')).toContain("counter('sky')")
})
