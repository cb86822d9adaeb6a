/**
 * A test that begins with an empty folder: a user who does not know the studio invents a small quest with a keyword of its own, plays it alone and
 * with two hands to its end, and tests a card. Everything is done with mouse and keyboard, and what the pages say on the way must be true.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { type StartedStudio, startStudio } from './started-studio.ts'
import { goTo, openStudio, pickFound, picture, playOn, question, seriousViolations } from './studio.ts'
import { test } from './test.ts'

const pack = 'an-evening-in-the-fen'
const packTitle = 'An Evening in the Fen'
/** A time limit for setting up, compiling and reading the packs again on a small machine. */
const soon = { timeout: 90_000 }

/** A studio whose workspace has no packs. */
let empty: StartedStudio | undefined

test.beforeAll(async () => {
  empty = await startStudio('nothing')
})

test.afterAll(async () => {
  await empty?.close()
})

interface Ability {
  readonly word: string
  /** The trigger, where the ability word has one. */
  readonly trigger?: string
  readonly effect?: string
  /** The text that the preview must contain. */
  readonly says: string | RegExp
}

interface Card {
  readonly title: string
  readonly type: string
  readonly facts: { readonly [label: string]: string }
  readonly keyword?: string
  readonly ability: Ability
}

const cards: readonly Card[] = [
  {
    title: 'Mire Hound',
    type: 'enemy',
    facts: { Engagement: '20', Threat: '1', Attack: '2', Defense: '1', 'Hit points': '3', Quantity: '3' },
    keyword: 'Mired',
    ability: {
      word: 'Forced',
      trigger: 'attacks a player',
      effect: 'discard cards at random from hand',
      says: 'After Mire Hound attacks, discard 1 card at random from your hand.',
    },
  },
  {
    title: 'Bog Lurker',
    type: 'enemy',
    facts: { Engagement: '32', Threat: '1', Attack: '1', Defense: '2', 'Hit points': '4', Quantity: '2' },
    ability: { word: 'Shadow', effect: 'raise threat', says: /Shadow:.*raise your threat by 1/i },
  },
  {
    title: 'Reed Bank',
    type: 'location',
    facts: { Threat: '1', 'Quest points': '3', Quantity: '3' },
    ability: { word: 'Travel', says: 'Each player must raise their threat by 2 to travel here' },
  },
  {
    title: 'Sunken Chapel',
    type: 'location',
    facts: { Threat: '1', 'Quest points': '2', Quantity: '2' },
    ability: { word: 'Response', trigger: 'is explored', effect: 'draw cards', says: 'After Sunken Chapel is explored, draw 1 card.' },
  },
  {
    title: 'Rising Water',
    type: 'treachery',
    facts: { Quantity: '2' },
    ability: { word: 'When Revealed', effect: 'raise threat', says: /When Revealed:.*raises their threat by 1/i },
  },
]

test('a new user makes a quest from nothing, plays it alone and two-handed to its end, and tests a card', async ({ page }) => {
  test.setTimeout(600_000)
  await openStudio(page, empty?.address)

  await test.step('a pack', async () => {
    // the folder is empty: all packs came with the program, and the page offers to create one
    await expect(page.getByText('holds no pack of your own yet')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Core Set' }).getByText('comes with Questwright')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Begin a pack …' })).toBeInViewport()
    await page.getByRole('button', { name: 'Begin a pack …' }).click()
    const dialog = page.getByRole('dialog', { name: 'New pack' })
    await dialog.getByLabel('Title').fill('An Evening in the Fen')
    await page.keyboard.press('Enter')
    await expect(section(page)).toBeVisible(soon)
    // the new pack has the typed title and is listed above the others
    await expect(page.locator('.st-pack h2').first()).toHaveText(packTitle)
    // the next step is shown
    await expect(section(page).getByText('A keyword of your own, if you want one')).toBeVisible()
  })

  await test.step('a keyword from menus', async () => {
    await section(page).getByRole('button', { name: 'Make a keyword' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Mired')
    await page.getByRole('button', { name: 'Make the keyword' }).click()
    await build(page, {
      word: 'Forced',
      trigger: 'engages a player',
      effect: 'raise threat',
      says: 'After this card engages a player, raise your threat by 1.',
    })
    await saved(page)
    await page.getByRole('tab', { name: 'Keyword' }).click()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
      '**Forced:** After this card engages a player, raise your threat by 1.',
    )
  })

  for (const card of cards)
    await test.step(card.title, async () => {
      await page.getByRole('button', { name: `New card in ${packTitle} …` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill(card.title)
      await dialog.getByLabel('Type').selectOption(card.type)
      if (card === cards[0]) await dialog.getByLabel('Encounter set').fill('The Fen')
      else await expect(dialog.getByLabel('Encounter set')).toHaveValue('The Fen')
      await page.getByRole('button', { name: 'Make the card' }).click()
      await expect(page.getByRole('heading', { name: card.title, level: 2 })).toBeVisible(soon)
      const facts = page.getByRole('region', { name: 'Facts' })
      for (const [label, value] of Object.entries(card.facts)) await facts.getByLabel(label, { exact: true }).fill(value)
      await facts.getByLabel('Flavour').fill('It smells of peat.')
      if (card.keyword) {
        await facts.getByLabel('Keywords').fill(card.keyword)
        await page.keyboard.press('Enter')
      }
      await build(page, card.ability)
      // the live card shows what was typed and chosen
      const live = page.getByRole('complementary', { name: 'Live card' })
      await expect(live).toContainText(card.ability.says)
      if (card.keyword) await expect(live).toContainText(`${card.keyword}.`)
      await saved(page)
    })
  await picture(page, 'evening-card')

  await test.step('a scenario of two stages', async () => {
    await page.getByRole('navigation', { name: 'Way back' }).getByRole('link', { name: packTitle }).click()
    await expect(section(page).getByText('So far 2 enemies, 2 locations and 1 treachery.')).toBeVisible(soon)
    await section(page).getByRole('button', { name: 'Make a scenario' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Over the Fen')
    await page.getByRole('button', { name: 'Make the scenario' }).click()
    const play = page.getByRole('button', { name: 'Play it now' })
    await expect(play).toHaveAttribute('aria-disabled', 'true', soon)
    await expect(play).toHaveAccessibleDescription(/needs a quest stage/)
    await page.getByRole('button', { name: 'Take The Fen' }).click(soon)
    const sets = page.getByRole('region', { name: 'Encounter sets' })
    await expect(sets.locator('.st-set-sum')).toContainText('12 cards in the deck')

    const stages = page.getByRole('region', { name: 'Quest stages' })
    const stage = page.getByRole('tabpanel', { name: 'Stage' })
    await page.getByRole('button', { name: 'Make stage 1' }).click()
    await nameStage(page, 'Into the Reeds')
    await expect(stages.getByText('1 stage,')).toBeVisible(soon)
    await stage.getByLabel('Quest points').fill('6')
    await stages.getByRole('button', { name: 'Stage', exact: true }).click()
    await nameStage(page, 'The Far Shore')
    await expect(stages.getByText('2 stages,')).toBeVisible(soon)
    await expect(stage.getByLabel('Stage number')).toHaveValue('2')
    await expect(stage.getByLabel('Title of the card')).toHaveValue('The Far Shore')
    await stage.getByLabel('Text of side B').fill('The fog lifts.')

    const setup = page.getByRole('region', { name: 'Setup and endings' })
    await setup.getByLabel('Add a line to the setup').selectOption({ label: 'Make a location the active location' })
    await pickFound(setup.getByRole('combobox', { name: 'Card' }).first(), 'Reed Bank')
    await expect(setup.getByText('Make Reed Bank the active location.')).toBeVisible()
    await setup.getByLabel('The players win when: add a condition').selectOption({ label: 'A round ends' })
    await setup.getByRole('spinbutton', { name: 'Number' }).fill('2')
    await expect(setup.getByText('Round 2 ends.')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.locator('.st-scenario-state')).toHaveText('Saved', soon)
  })

  await test.step('the scenario can be set up in every mode for one to four players', async () => {
    const runs = page.getByRole('region', { name: 'Dry run' })
    for (const mode of ['Standard', 'Easy'])
      for (const players of ['1 player', '2 players', '3 players', '4 players'])
        await expect(runs.getByRole('button', { name: new RegExp(`^Over the Fen, ${mode}, ${players}:`) })).toHaveAttribute(
          'data-state',
          'ok',
          soon,
        )
    await expect(runs.getByText('all set up')).toBeVisible(soon)
    await expect(runs.locator('.st-opening')).toContainText('Reed Bank')
    await page.getByRole('tab', { name: 'X-ray' }).click()
    const xray = page.getByRole('region', { name: 'Encounter deck X-ray' })
    await expect(xray).toContainText('12 cards in the encounter deck')
    await expect(xray.getByRole('heading', { name: 'Cards by type' })).toBeVisible(soon)
    await picture(page, 'evening-scenario')
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('the scenario is played by one player to its end', async () => {
    await page.getByRole('button', { name: 'Play it now' }).click()
    await deal(page, ['Leadership'])
    // no mulligan. Then the quest is set up, and the line of its setup has put the new location on the table
    await question(page).getByRole('button', { name: /^No\b/ }).click()
    await expect(page.locator('.st-table')).toContainText('Reed Bank', soon)
    await toTheEnd(page)
  })

  await test.step('the scenario is played two-handed to its end', async () => {
    await page.keyboard.press('Escape')
    await goTo(page, 'Library')
    await page.getByRole('button', { name: 'Choose decks and mode for Over the Fen' }).click(soon)
    await deal(page, ['Leadership', 'Spirit'])
    await expect(page.getByText('two-handed')).toBeVisible()
    await toTheEnd(page)
    await picture(page, 'evening-won')
  })

  await test.step('a scene of a card passes', async () => {
    await page.keyboard.press('Escape')
    await goTo(page, 'Library')
    await section(page)
      .getByRole('link', { name: /Mire Hound/ })
      .click(soon)
    await page.getByRole('tab', { name: /^Scene/ }).click(soon)
    await page.getByRole('button', { name: 'Write a scene' }).click()
    await saved(page)
    await page.getByRole('link', { name: 'Tests', exact: true }).click()
    await expect(page).toHaveURL(/\/tests$/)
    await page.getByRole('combobox', { name: /^Pack/ }).selectOption(pack)
    const scenes = page.getByRole('region', { name: `Scenes of ${packTitle}` })
    await scenes.getByRole('button', { name: 'Run all' }).click(soon)
    await expect(scenes.getByLabel('Passed', { exact: true })).toBeVisible(soon)
    await expect(scenes.getByText('0 failed')).toBeVisible()
    await picture(page, 'evening-tests')
  })
})

const section = (page: Page): Locator => page.locator('.st-pack').filter({ has: page.locator(`#pack-${pack}`) })

/** Builds an ability from the menus and inserts it into the script and the text. */
async function build(page: Page, { word, trigger, effect, says }: Ability): Promise<void> {
  await page.getByRole('tab', { name: /^Abilities/ }).click()
  await page.getByRole('button', { name: 'Add an ability' }).click(soon)
  const builder = page.getByRole('form', { name: 'A new ability' })
  await builder.getByLabel('Word', { exact: true }).selectOption({ label: word })
  if (trigger) await pickFound(builder.getByLabel('Trigger: what happens'), trigger)
  if (effect) await pickFound(builder.getByLabel('Effect', { exact: true }), effect)
  await expect(builder.getByLabel('Preview')).toContainText(says)
  await builder.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByRole('tab', { name: /^Script/ })).toHaveAttribute('aria-selected', 'true', soon)
}

/** Types the title of a stage before it is created, since its file gets that name. */
async function nameStage(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Stage \d$/ })
  await dialog.getByLabel('Title of the card').fill(title)
  await dialog.getByRole('button', { name: 'Make the stage' }).click()
}

/** Saves with the keyboard, and waits until nothing is unsaved. */
async function saved(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Save\b/ })
  await expect(button).toBeEnabled()
  await page.keyboard.press('Control+s')
  await expect(button).toBeDisabled(soon)
}

/** Chooses decks in the dialog for a new game and starts it. */
async function deal(page: Page, decks: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Over the Fen' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  for (const deck of decks) await dialog.getByRole('checkbox', { name: deck }).check()
  await dialog.getByLabel('Seed').fill('an evening')
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(question(page)).toBeVisible(soon)
}

/** Plays with clicks until the quest is over. Survival is enough to win it. */
async function toTheEnd(page: Page): Promise<void> {
  expect(await playOn(page, 600)).toMatchObject({ ended: 'outcome' })
  await expect(page.getByRole('dialog', { name: 'The quest is won' })).toBeVisible()
}
