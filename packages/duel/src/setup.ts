/** Sets up a duel: from the decks of its players, or card by card. */
import { BadSetup, codesInDecks, codesInPosition, layRules, listIn, packsOf } from '@questwright/authoring'
import { addSeat, type Card, type CardDefinition, type JsonObject, shuffle, table } from '@questwright/kernel'

const SEATS = ['p1', 'p2', 'p3', 'p4']
const FIRST_HAND = 4
/** Most copies of one card in a deck. */
const MOST_COPIES = 99

/** The section of decks with the fighters that begin on the ground, and its name in games and decks of earlier versions. */
const FIGHTERS = ['fighters', 'heroes']

/** Creates all cards, before the first step. @throws BadSetup */
export function setUp(setup: JsonObject): void {
  if (setup.kind === 'deal') deal(setup)
  else fromDecks(setup)
  layRules(listIn(setup.rules))
}

/** The packs from which a duel is dealt; undefined for a setup that names single cards by their slugs, since these may be of any pack. */
export function packsIn({ kind, position, scenario, decks, rules }: JsonObject): ReadonlySet<string> | undefined {
  if (kind === 'deal') return undefined
  return packsOf([...codesInPosition(position), scenario, ...codesInDecks(decks, [...FIGHTERS, 'cards']), ...listIn(rules)])
}

/** The optional systems of a duel: those that the setup names, or that are in its position. */
export function rulesIn({ position, rules }: JsonObject): ReadonlySet<string> {
  return new Set([...listIn(rules), ...codesInPosition(position)].filter((code) => typeof code === 'string'))
}

// ── from decks ──────────────────────────────────────────────

interface Deck {
  readonly name: string
  /** Codes of the fighters that begin on the ground. */
  readonly begin: readonly string[]
  readonly cards: { readonly [code: string]: number }
}

function fromDecks({ kind = 'scenario', scenario, decks }: JsonObject): void {
  const t = table()
  if (kind !== 'scenario') throw new BadSetup(`a duel is set up by a scenario or dealt, and not by ${JSON.stringify(kind)}`)
  if (typeof scenario !== 'string') throw new BadSetup('the game names no scenario; it needs one such as "my-pack:scenario/meadow"')
  if (!t.library.cards.has(scenario)) throw new BadSetup(`no loaded pack has the scenario ${scenario}`)
  if (!Array.isArray(decks)) throw new BadSetup('the game names no decks; it needs a list with a deck for each player')
  if (decks.length < 2 || decks.length > SEATS.length)
    throw new BadSetup(`a duel has two to four players; ${decks.length} ${decks.length === 1 ? 'deck was' : 'decks were'} given`)
  for (const [i, given] of decks.entries()) addPlayer(SEATS[i] as string, deckIn(given, i))
}

function deckIn(given: unknown, i: number): Deck {
  const deck = (given ?? {}) as { readonly [part: string]: unknown }
  const { name = `of player ${i + 1}`, cards } = deck
  const fighters = FIGHTERS.map((section) => deck[section]).find((held) => held !== undefined) ?? []
  if (!Array.isArray(fighters) || typeof cards !== 'object' || cards === null || Array.isArray(cards))
    throw new BadSetup(`the deck "${name}" has no cards; it needs them with their numbers, such as { "my-pack:strike": 3 }`)
  for (const [code, copies] of Object.entries(cards))
    if (!Number.isSafeInteger(copies) || copies < 0 || copies > MOST_COPIES)
      throw new BadSetup(`the deck "${name}" has ${JSON.stringify(copies)} copies of ${code}; it can have 1 to ${MOST_COPIES}`)
  return { name: String(name), begin: fighters.map(String), cards: cards as Deck['cards'] }
}

function addPlayer(seat: string, deck: Deck): void {
  const t = table()
  addSeat(t, seat)
  const add = (code: string, id: string, zone: string): void => {
    const definition = t.library.cards.get(code)
    if (!definition)
      throw new BadSetup(`the deck "${deck.name}" names the card ${code}, which no loaded pack has; load the pack or take the card out`)
    own(t.addCard(id, definition, t.zone(`${seat}.${zone}`)), seat)
  }
  for (const [i, code] of deck.begin.entries()) add(code, `${seat}/first/${i + 1}/${slugOf(code)}`, 'ground')
  for (const code of Object.keys(deck.cards).sort())
    for (let n = 1; n <= (deck.cards[code] as number); n++) add(code, `${seat}/${slugOf(code)}/${n}`, 'deck')
  const pile = t.zone(`${seat}.deck`)
  shuffle(pile)
  for (let n = 0; n < FIRST_HAND && pile.top; n++) t.move(pile.top, t.zone(`${seat}.hand`))
}

const slugOf = (code: string): string => code.slice(code.indexOf(':') + 1)

function own(card: Card, seat: string): void {
  for (const field of ['owner', 'controller']) table().write(card, 'fields', field, seat)
}

// ── card by card ────────────────────────────────────────────

/** The zones of a deal, each with slugs of cards by seat. */
const DEALT = ['deck', 'hand', 'ground']

/** A setup that names single cards: `{ hand: { p1: ['strike'] }, begins: 'p1' }`. */
function deal(setup: JsonObject): void {
  const t = table()
  const of = (zone: string) => (setup[zone] ?? {}) as { readonly [seat: string]: readonly string[] | undefined }
  const seats = SEATS.slice(0, Math.max(2, ...DEALT.flatMap((zone) => Object.keys(of(zone)).map((seat) => Number(seat.slice(1))))))
  for (const seat of seats) addSeat(t, seat)
  for (const seat of seats) {
    for (const zone of DEALT)
      (of(zone)[seat] ?? []).forEach((slug, i) => {
        const definition = bySlug(slug)
        const card = t.addCard(`${seat}/${zone}/${i}`, definition, t.zone(`${seat}.${zone}`))
        own(card, seat)
        // an item begins attached to the fighter before it in the list
        const bearer = t.findCard(`${seat}/${zone}/${i - 1}`)
        if (zone === 'ground' && definition.front.facts.type === 'item' && bearer) t.move(card, t.zoneOn(bearer, 'borne'))
      })
    if (setup.shuffle === 'yes') shuffle(t.zone(`${seat}.deck`))
  }
}

function bySlug(slug: string): CardDefinition {
  const { cards } = table().library
  const fitting = [...cards.values()].filter((definition) => definition.slug === slug)
  const found = cards.get(slug) ?? fitting[0]
  if (!found) throw new BadSetup(`no loaded pack has a card called "${slug}"`)
  if (fitting.length > 1)
    throw new BadSetup(`several packs have a card called "${slug}": write one of ${fitting.map(({ code }) => code).join(', ')}`)
  return found
}
