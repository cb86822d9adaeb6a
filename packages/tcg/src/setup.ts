/** Lays the cards of the decks out, before the first step. */
import { BadSetup, codesInDecks, codesInPosition, layRules, listIn, packsOf } from '@questwright/authoring'
import { addSeat, type Card, type CardDefinition, type JsonObject, table } from '@questwright/kernel'
import { isStarterGame, setBoard } from './state.ts'

const SEATS = ['p1', 'p2', 'p3', 'p4']

/** The sections of a deck: each a list of codes, or the numbers of copies by code. */
const SECTIONS = ['bearer', 'ring', 'fellowship', 'sites', 'cards'] as const

/** The zones in which the cards of the sections lie at first. The cards with which a deck begins are in their player's hand until they are placed. */
const PLACES = { bearer: 'hand', ring: 'hand', fellowship: 'hand', sites: 'adventure', cards: 'deck' } as const

/** Most copies of one card in a deck. */
const MOST_COPIES = 99

/** The packs from which a game is dealt. */
export function packsIn({ position, scenario, decks, rules }: JsonObject): ReadonlySet<string> {
  return packsOf([...codesInPosition(position), scenario, ...codesInDecks(decks, SECTIONS), ...listIn(rules)])
}

/** The optional systems of a game: those that the setup names, or that are in its position. */
export function rulesIn({ position, rules }: JsonObject): ReadonlySet<string> {
  return new Set([...listIn(rules), ...codesInPosition(position)].filter((code) => typeof code === 'string'))
}

/** Creates all cards. @throws BadSetup */
export function setUp({ kind = 'scenario', scenario, mode, decks, rules }: JsonObject): void {
  const t = table()
  if (kind !== 'scenario') throw new BadSetup(`a game is set up by a scenario, and not by ${JSON.stringify(kind)}`)
  if (typeof scenario !== 'string') throw new BadSetup('the game names no scenario; it needs one such as "my-pack:scenario/standard"')
  if (!t.library.cards.has(scenario)) throw new BadSetup(`no loaded pack has the scenario ${scenario}`)
  if (!Array.isArray(decks)) throw new BadSetup('the game names no decks; it needs a list with a deck for each player')
  if (decks.length < 2 || decks.length > SEATS.length)
    throw new BadSetup(`this game has two to four players; ${decks.length} ${decks.length === 1 ? 'deck was' : 'decks were'} given`)
  if (mode === 'starter') setBoard('mode', 'starter')
  for (const [i, deck] of decks.entries()) addPlayer(SEATS[i] as string, (deck ?? {}) as JsonObject)
  layRules(listIn(rules))
}

function addPlayer(id: string, deck: JsonObject): void {
  const t = table()
  addSeat(t, id)
  const name = String(deck.name ?? id)
  for (const section of SECTIONS) {
    const codes = codesOf(deck[section], name, section)
    if ((section === 'bearer' || section === 'ring') && codes.length !== 1)
      throw new BadSetup(
        `the deck "${name}" has ${codes.length === 0 ? 'no' : codes.length} ${section === 'ring' ? 'One Ring' : 'Ring-bearer'}; name one under "${section}"`,
      )
    const counts = new Map<string, number>()
    for (const code of codes) {
      const definition = t.library.cards.get(code)
      if (!definition)
        throw new BadSetup(`the deck "${name}" names the card ${code}, which no loaded pack has; load the pack or take the card out`)
      const copy = (counts.get(code) ?? 0) + 1
      counts.set(code, copy)
      own(t.addCard(idOf(id, section, definition, copy), definition, t.zone(`${id}.${placeOf(section)}`)), id)
    }
  }
}

/** In deluxe rules the starting companions are chosen during setup: those that a deck names for a starter game are cards of its draw deck. */
function placeOf(section: (typeof SECTIONS)[number]): string {
  return section === 'fellowship' && !isStarterGame() ? 'deck' : PLACES[section]
}

const idOf = (seat: string, section: (typeof SECTIONS)[number], { slug }: CardDefinition, copy: number): string =>
  section === 'cards' ? `${seat}/${slug}/${copy}` : `${seat}/${section}/${slug}/${copy}`

function own(card: Card, seat: string): void {
  for (const field of ['owner', 'controller']) table().write(card, 'fields', field, seat)
}

/** The codes of a section, each as often as there are copies. */
function codesOf(held: unknown, deck: string, section: string): readonly string[] {
  if (held === undefined) return []
  if (Array.isArray(held)) return held.map(String)
  if (typeof held !== 'object' || held === null)
    throw new BadSetup(`"${section}" of the deck "${deck}" holds no cards; it needs a list of codes, or the numbers of copies by code`)
  return Object.keys(held)
    .sort()
    .flatMap((code) => {
      const copies = (held as { readonly [code: string]: unknown })[code]
      if (typeof copies !== 'number' || !Number.isSafeInteger(copies) || copies < 0 || copies > MOST_COPIES)
        throw new BadSetup(`the deck "${deck}" has ${JSON.stringify(copies)} copies of ${code}; it can have 1 to ${MOST_COPIES}`)
      return Array.from({ length: copies }, () => code)
    })
}
