/** Turns the choices of the dialog into a game: the decks, the packs that they need, and problems of the choices. */
import {
  beginningCodes,
  checkDecks,
  codesOfDeck,
  copiesOfDeck,
  type DeckFinding,
  deckCatalogue,
  fullCode,
  type OptionalRule,
  playedScenario,
  sectionsWithCodes,
  withReplacements,
} from '@questwright/packs/browser'
import type { DeckFacts, PackOutline } from '@questwright/packs/types'
import { type Rulebooks, readable, rulebookFor } from '@questwright/rulebook'
import type { NewGame } from '@questwright/session/state'
import type { ScenarioChoice } from './scenario-choices.ts'

export interface DeckChoice {
  readonly code: string
  readonly pack: string
  readonly slug: string
  readonly title: string
  readonly deck: DeckFacts
  /** The deck as it is played: cards that no longer exist are replaced by others. */
  readonly dealt?: DeckFacts
  /** The cards with which the deck begins, by full code and title; the card of a missing pack has its code as its title. */
  readonly begins: readonly { readonly code: string; readonly title: string }[]
  readonly count: number
}

export interface GameChoice {
  readonly scenario: ScenarioChoice
  readonly mode: string
  readonly decks: readonly DeckChoice[]
  readonly seed: string
  /** The optional rules that are in effect, each with its pack; without the field there are none. */
  readonly rules?: readonly Pick<OptionalRule, 'code' | 'pack'>[]
  /** `hidden`: each hand is shown only while its seat plays, and the players pass the device on. */
  readonly hands?: 'open' | 'hidden'
}

/** The greatest number of seats at a table. */
export const mostSeats = 4

/** All decks of a game, starter decks first. @param game its id */
export function deckChoices(bundles: readonly PackOutline[], rulebooks: Rulebooks, game: string): readonly DeckChoice[] {
  const ofGame = bundles.filter((bundle) => bundle.game === game)
  const catalogue = deckCatalogue(ofGame, rulebooks)
  const all = ofGame.flatMap((bundle) =>
    Object.entries(bundle.decks).map(([slug, deck]) => ({
      code: `${bundle.id}:${slug}`,
      pack: bundle.id,
      slug,
      title: bundle.text.en?.decks[slug]?.title ?? readable(slug),
      deck,
      ...dealtOf(deck, bundle.id, bundles),
      begins: beginningCodes(deck, rulebookFor(game, catalogue.rulebooks)).map((key) => {
        const code = fullCode(key, bundle.id)
        return { code, title: catalogue(code)?.title ?? key }
      }),
      count: copiesOfDeck(deck),
    })),
  )
  const rank = (choice: DeckChoice) => (choice.deck.kind === 'starter' ? 0 : 1)
  return all.sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'en'))
}

/**
 * The decks for a game that starts without a dialog: the first decks that may be played together, as few as the game allows; empty where there are
 * too few.
 */
export function firstSeats(
  decks: readonly DeckChoice[],
  bundles: readonly PackOutline[],
  rulebooks: Rulebooks,
  game: string,
  scenario?: ScenarioChoice,
): readonly DeckChoice[] {
  const { least } = rulebookFor(game, rulebooks).seats
  const seats: DeckChoice[] = []
  // where there are too few decks, a deck is used for two seats if the game allows it
  for (const deck of Array.from({ length: least }, () => decks).flat())
    if (seats.length < least && whyNotTogether(seats, deck, bundles, rulebooks, scenario) === undefined) seats.push(deck)
  return seats.length < least ? [] : seats
}

/** The deck with replacements for cards that no longer exist; empty where all its cards exist. */
function dealtOf(deck: DeckFacts, pack: string, bundles: readonly PackOutline[]): Pick<DeckChoice, 'dealt'> {
  const { deck: dealt, replaced } = withReplacements(deck, pack, bundles)
  return replaced.length === 0 ? {} : { dealt }
}

/**
 * A random seed for a game where the dialog names none: six digits, which are easy to tell somebody. It is drawn on the page, since the engine is
 * deterministic.
 */
export function freshSeed(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(100_000 + (drawn % 900_000))
}

/** Problems of the decks together, and with the scenario where one is given. An error prevents the game from starting. */
export function findingsFor(
  decks: readonly DeckChoice[],
  bundles: readonly PackOutline[],
  rulebooks: Rulebooks,
  scenario?: ScenarioChoice,
): readonly DeckFinding[] {
  const home = bundles.find(({ id }) => id === scenario?.pack)
  return checkDecks(
    decks.map(({ title, deck, pack }) => ({ name: title, deck, pack })),
    deckCatalogue(bundles, rulebooks),
    home && scenario && playedScenario(home, scenario.slug),
  )
}

/**
 * Why a deck cannot be added to the chosen ones: there are four already; it begins with a card that another deck begins with (as the same deck
 * twice always does); or its cards do not fit the other decks or the scenario.
 * @returns undefined where it can be added
 */
export function whyNotTogether(
  seats: readonly DeckChoice[],
  deck: DeckChoice,
  bundles: readonly PackOutline[],
  rulebooks: Rulebooks,
  scenario?: ScenarioChoice,
): string | undefined {
  if (seats.length >= mostSeats) return `A table has ${mostSeats} seats: take another deck out first.`
  return findingsFor([...seats, deck], bundles, rulebooks, scenario).find(
    ({ code, deck: name }) => notTogether.has(code) && name === deck.title,
  )?.message
}

const notTogether: ReadonlySet<string> = new Set([
  'deck/starting-card-taken',
  'deck/too-many-in-game',
  'deck/other-of-title',
  'deck/not-in-scenario',
])

/** The packs that a game needs, with all their dependencies. */
export function packsFor<Pack extends PackOutline>(
  choice: Pick<GameChoice, 'scenario' | 'decks' | 'rules'>,
  bundles: readonly Pack[],
): readonly Pack[] {
  const needed = new Set<string>()
  const need = (id: string): void => {
    const bundle = bundles.find((one) => one.id === id)
    if (!bundle || needed.has(id)) return
    needed.add(id)
    for (const dependency of bundle.dependencies) need(dependency)
  }
  need(choice.scenario.pack)
  for (const { pack } of choice.rules ?? []) need(pack)
  for (const { pack, deck: written, dealt: deck = written } of choice.decks) {
    need(pack)
    for (const code of codesOfDeck(deck)) {
      const [first, second] = fullCode(code, pack).split(':')
      if (first !== undefined && second !== undefined) need(first)
    }
  }
  return bundles.filter(({ id }) => needed.has(id))
}

/** The game in the form that the session takes: all seats play at this device. */
export function gameOf(choice: GameChoice): NewGame {
  const { scenario, decks, mode, seed, rules = [], hands = 'open' } = choice
  const lists = decks.map(({ title, deck: written, dealt: deck = written, pack }) => ({
    name: title,
    kind: deck.kind,
    ...sectionsWithCodes(deck, (code) => fullCode(code, pack)),
  }))
  return {
    scenario: scenario.code,
    title: scenario.title,
    setup: {
      kind: 'scenario',
      scenario: `${scenario.pack}:scenario/${scenario.slug}`,
      decks: lists,
      mode,
      ...(rules.length === 0 ? {} : { rules: rules.map(({ code }) => code) }),
    },
    seed,
    viewer: decks.map((_, index) => `p${index + 1}`).join('+'),
    ...(hands === 'hidden' && decks.length > 1 ? { hands } : {}),
  }
}
