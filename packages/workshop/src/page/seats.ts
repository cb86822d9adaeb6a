/** Finds decks that can be used together at a table. Pure. */
import { checkDecks, type DeckFinding, deckCatalogue, playedScenario } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { entryIn, type Rulebooks, rulebookFor, type Seats, usualSeats } from '@questwright/rulebook'
import type { DeckChoice } from './deck-choices.ts'
import type { ScenarioChoice } from './scenario-choices.ts'

/** How many players a game may have; for a game that is not installed, the default numbers of games. */
export const seatsOf = (game: string, rulebooks: Rulebooks): Seats => entryIn(rulebooks, game)?.seats ?? usualSeats

/** The numbers of players that a game may have, the smallest first. */
export const playerCountsOf = ({ least, most }: Seats): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i)

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
 * Why a deck cannot be added to the chosen ones: there is one for each seat already; it begins with a card that another deck begins with (as the same
 * deck twice always does); or its cards do not fit the other decks or the scenario.
 * @returns undefined where it can be added
 */
export function whyNotTogether(
  seats: readonly DeckChoice[],
  deck: DeckChoice,
  bundles: readonly PackOutline[],
  rulebooks: Rulebooks,
  scenario?: ScenarioChoice,
): string | undefined {
  const { most } = seatsOf(bundles.find(({ id }) => id === deck.pack)?.game ?? '', rulebooks)
  if (seats.length >= most) return `A table has ${most} seats: take another deck out first.`
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
