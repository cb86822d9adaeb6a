/** Functions for games of the trading card game in the browser: they start one, hand the screen over, and answer with the mouse. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { content } from './started-studio.ts'
import { answersTaken, asking, openStudio, question, settled } from './studio.ts'

const soon = { timeout: 120_000 }

/** What a new game differs in from that of the Play button. */
export interface StandardGame {
  readonly seed: string
  /** A part of the name of the deck of each seat, in their order; the first starters otherwise. */
  readonly decks?: readonly RegExp[]
  /** Whether each person sees an own hand only. */
  readonly hands?: 'hidden'
  /** The player of each seat; by default persons. */
  readonly players?: readonly ('person' | 'greedy' | 'random')[]
}

/** Opens the first page and starts a game from the dialog. */
export async function startStandard(page: Page, address: string | undefined, game: StandardGame): Promise<void> {
  await openStudio(page, address)
  await page.getByRole('button', { name: 'Choose decks and mode for Standard game' }).click(soon)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  if (game.decks !== undefined) {
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
    for (const deck of game.decks) await dialog.getByRole('checkbox', { name: deck }).check()
  }
  for (const [at, player] of (game.players ?? []).entries()) await dialog.getByLabel(new RegExp(`^Seat ${at + 1},`)).selectOption(player)
  if (game.hands === 'hidden') await dialog.getByRole('radio', { name: /^Hands are hidden/ }).check()
  await dialog.getByLabel('Seed', { exact: true }).fill(game.seed)
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(game.hands === 'hidden' ? curtain(page) : question(page)).toBeVisible(soon)
}

export const curtain = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Pass to Player/ })

export const ending = (page: Page): Locator => page.locator('.st-ending')

/** Hands the device over where the curtain is drawn. @returns whether it was */
export async function handOver(page: Page): Promise<boolean> {
  await settled(page)
  if (!(await curtain(page).isVisible())) return false
  await page.getByRole('button', { name: /^I am Player/ }).click()
  await expect(curtain(page)).toBeHidden()
  await settled(page)
  return true
}

/** Looks at the table without anybody's hand, where the curtain is drawn. */
export async function lookFirst(page: Page): Promise<void> {
  if (await curtain(page).isVisible()) await page.getByRole('button', { name: 'Look at the table first' }).click()
  await expect(curtain(page)).toBeHidden()
  await settled(page)
}

/** The first entry of the window that plays a card and changes something by that. */
const playable = (page: Page): Locator =>
  page.locator('.qw-question[data-question="window"] [data-option$="#play"]:not([data-idle])').first()

/** The cards and entries with which a question can be answered that are not chosen yet. */
const options = (page: Page): Locator =>
  page.locator(
    '.is-option:not(.is-chosen) [data-card-button], .qw-question [data-option]:not([data-option="pass"]):not(:disabled):not([aria-pressed="true"])',
  )

/** The most clicks that one answer needs. */
const mostClicks = 12
/** The most pairs that are made in one assignment. */
const mostPairs = 4

/** Pairs cards with two clicks each while the question allows it. It begins with the last of a side, since the Ring-bearer is the first. */
async function pairAll(page: Page): Promise<void> {
  const begin = page.locator('.qw-middle .is-option:not(.is-chosen) [data-card-button]').last()
  const end = page.locator('.qw-middle [data-card-button][aria-label*="goes with"]').last()
  for (let pairs = 0; pairs < mostPairs && (await begin.isVisible()); pairs++) {
    await begin.click({ position: { x: 40, y: 10 } })
    if (!(await end.isVisible())) return
    await end.click({ position: { x: 40, y: 10 } })
  }
}

/**
 * Answers the question with the mouse: plays what can be played and passes other windows, pairs cards, and takes the first options where a choice is
 * needed.
 */
export async function answerByMouse(page: Page): Promise<void> {
  const before = await answersTaken(page)
  const asked = question(page)
  const shape = await asked.getAttribute('data-shape')
  const words = await asked.textContent()
  const isWindow = (await asked.getAttribute('data-question')) === 'window'
  const isAnswered = async () => (await ending(page).isVisible()) || (await answersTaken(page)) !== before
  for (let clicks = 0; clicks < mostClicks && !(await isAnswered()); clicks++) {
    const confirm = asked.locator('[data-confirm]:not(:disabled)')
    const pass = asked.locator('[data-option="pass"], [data-option="no"]').first()
    if (isWindow && (await playable(page).isVisible())) await playable(page).click()
    else if (isWindow) await pass.click()
    else if (shape === 'pairs') {
      await pairAll(page)
      await confirm.click()
    } else if (shape === 'number' || shape === 'order') await confirm.click()
    else if (clicks > 0 && (await confirm.count()) > 0) await confirm.click()
    else if ((await options(page).count()) > 0)
      await options(page)
        .first()
        .click({ position: { x: 12, y: 10 } })
    else await asked.locator('[data-option="pass"], [data-option="no"], [data-confirm]').first().click()
    await settled(page)
  }
  expect(await isAnswered(), `an answer to: ${words}`).toBe(true)
}

/**
 * Answers as `answerByMouse`, handing the screen over, until a question with this name is asked.
 * @param words what the question must also say
 */
export async function playTo(page: Page, name: string, most = 60, words: string | RegExp = ''): Promise<void> {
  for (let answers = 0; answers < most; answers++) {
    await handOver(page)
    if (await asking(page, name).filter({ hasText: words }).isVisible()) return
    expect(await ending(page).isVisible(), `the game ended before ${name} was asked`).toBe(false)
    await answerByMouse(page)
  }
  throw new Error(`${name} was not asked in ${most} answers`)
}

/** How a deck of the tests differs from a starter deck. */
interface DeckChanges {
  /** The cards that it leaves out, by slug. */
  readonly without: readonly string[]
  /** The cards of its own pack, with their copies. */
  readonly cards: { readonly [slug: string]: number }
  /** The starting companions of its own pack. */
  readonly fellowship?: readonly string[]
  /** The sites of its own pack, by number. */
  readonly sites?: { readonly [number: number]: string }
}

/** A deck for a file of a pack that stands on the content: a starter deck with some cards of that pack. */
export function deckLike(starter: string, { without, cards, fellowship = [], sites = {} }: DeckChanges): object {
  const file = join(content, 'tcg-fellowship/decks', `${starter}.json`)
  const base = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly bearer: readonly string[]
    readonly ring: readonly string[]
    readonly sites: readonly string[]
    readonly cards: { readonly [slug: string]: number }
  }
  const there = (slug: string): string => `tcg-fellowship:${slug}`
  const kept = Object.entries(base.cards).filter(([slug]) => !without.includes(slug))
  return {
    format: 'questwright-deck',
    version: 1,
    kind: 'custom',
    bearer: base.bearer.map(there),
    ring: base.ring.map(there),
    fellowship,
    sites: base.sites.map((site, nth) => sites[nth + 1] ?? there(site)),
    cards: { ...Object.fromEntries(kept.map(([slug, copies]) => [there(slug), copies])), ...cards },
  }
}

/** The pack that `writeFord` writes. */
const ford = 'the-ford'

/** The script of a companion whose action adds twilight. */
export const wardenScript = (twilight: number): string =>
  `import { add, card, fellowship, self } from '@questwright/tcg'\n\nexport default card('warden-of-the-ford', [fellowship({ exert: self }, () => add(${twilight}))])\n`

/** The path of a file of that pack. @param workspace the folder of the pack's folder */
export const inFord = (workspace: string, path: string): string => join(workspace, ford, path)

/** Writes a pack with a companion, a Shadow event with a response, and a deck that begins with the companion. @param workspace its folder */
export function writeFord(workspace: string): void {
  const write = (path: string, value: unknown): void => {
    const file = inFord(workspace, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  }
  write('package.json', {
    name: ford,
    version: '0.1.0',
    type: 'module',
    private: true,
    description: 'The Ford',
    license: 'UNLICENSED',
    questwright: { game: 'tcg', api: 2, title: 'The Ford', status: 'draft', credits: [] },
    dependencies: { '@questwright/tcg-keywords': '^0.1.0', '@questwright/tcg-fellowship': '^0.1.0' },
  })
  write('cards/warden-of-the-ford.json', {
    type: 'companion',
    side: 'free-peoples',
    culture: 'gondor',
    race: 'man',
    twilight: 2,
    strength: 6,
    vitality: 4,
    resistance: 6,
  })
  write('cards/warden-of-the-ford.ts', wardenScript(1))
  write('cards/signal-from-the-bank.json', { type: 'event', side: 'shadow', culture: 'isengard', twilight: 0 })
  write(
    'cards/signal-from-the-bank.ts',
    "import { add, card, responseTo } from '@questwright/tcg'\n\nexport default card('signal-from-the-bank', [responseTo('moved', {}, () => add(1))])\n",
  )
  write('text/en.json', {
    cards: {
      'warden-of-the-ford': { title: 'Warden of the Ford', text: '**Fellowship:** Exert Warden of the Ford to add (1).' },
      'signal-from-the-bank': { title: 'Signal from the Bank', text: '**Response:** If the fellowship moves, add (1).' },
    },
    decks: { watch: { title: 'Watch' } },
  })
  write(
    'decks/watch.json',
    deckLike('fellowship-aragorn', {
      without: ['armor', 'uruk-rager'],
      cards: { 'signal-from-the-bank': 4 },
      fellowship: ['warden-of-the-ford'],
    }),
  )
}
