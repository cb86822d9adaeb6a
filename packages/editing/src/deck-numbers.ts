/** The figures of a deck, for charts and their tables. */
import { beginningCodes, fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { deckSections, nameOfValue, type Rulebook } from '@questwright/rulebook'
import { groupOf, type SearchCard } from './card-search.ts'
import { listIn } from './deck-edit.ts'
import { cardsIn, copiesIn, type DeckCard, drawnParts, priceIn, typeOrder } from './deck-rows.ts'

export interface Figure {
  readonly name: string
  readonly count: number
  /** The counted cards, as far as a loaded pack has them. */
  readonly cards: readonly DeckCard[]
  /** The name of its colour in the chart. */
  readonly tone?: string
}

export interface DeckNumbers {
  /**
   * Copies by price, from 0 to the highest price, including prices without cards; X, cards without a price and missing cards come last, if there
   * are any. Empty in a game without prices.
   */
  readonly prices: readonly Figure[]
  /** Groups with at least one card in the deck. Empty in a game without groups. */
  readonly groups: readonly Figure[]
  readonly types: readonly Figure[]
  /** In hundredths; undefined for a deck in which no card has a number as its price. */
  readonly averagePrice: number | undefined
  /** The sum that the game computes over the starting cards. */
  readonly sum: number
  /** In a game whose decks have two halves: the prices of each half, in the same range for both. */
  readonly halves: readonly HalfNumbers[]
}

interface HalfNumbers {
  /** The name of the half in the game. */
  readonly name: string
  readonly count: number
  /** As `prices` of the deck. */
  readonly prices: readonly Figure[]
  readonly averagePrice: number | undefined
}

/** The chart always shows prices up to this one, so that two decks can be compared at a glance. */
const leastHighest = 4
/** Prices up to this one are shown without gaps; of higher prices only those with cards. */
const mostHighest = 20

/** The figures of the cards of a deck from which a player draws. @param find a card by its full code */
export function deckNumbers(
  deck: DeckFacts,
  find: (code: string) => SearchCard | undefined,
  pack: string,
  rulebook: Rulebook,
): DeckNumbers {
  const { groups, price, types } = rulebook.cardLists
  const drawn = drawnParts(rulebook)
  const all = withListed(cardsIn(deck, drawn, pack, find, rulebook), deck, drawn, pack, find, rulebook)
  const here = all.filter(({ card }) => card !== undefined)
  const waiting = (deck.placeholders ?? []).reduce((sum, one) => (drawn.includes(one.part) ? sum + one.quantity : sum), 0)
  const unknown = copiesIn(all) - copiesIn(here) + waiting
  const notHere: readonly Figure[] = unknown > 0 ? [{ name: 'not here', count: unknown, tone: 'bad', cards: [] }] : []
  const figure = (name: string, cards: readonly DeckCard[], tone?: string): Figure => ({
    name,
    count: copiesIn(cards),
    cards,
    ...(tone === undefined ? {} : { tone }),
  })
  const by = (nameOf: (one: DeckCard) => string, order: readonly string[]): ReadonlyMap<string, readonly DeckCard[]> => {
    const names = [...new Set([...order, ...here.map(nameOf)])]
    return new Map(names.map((name) => [name, here.filter((one) => nameOf(one) === name)] as const).filter(([, own]) => own.length > 0))
  }
  const prices = by((one) => String(priceIn(one, rulebook)), [])
  const numbers = [...prices.keys()].map(Number).filter((one) => !Number.isNaN(one))
  const highest = Math.min(mostHighest, Math.max(leastHighest, ...numbers))
  const average = (cards: readonly DeckCard[]): number | undefined => {
    const priced = cards.filter((one) => typeof priceIn(one, rulebook) === 'number')
    const sum = priced.reduce((so, one) => so + Number(priceIn(one, rulebook)) * one.copies, 0)
    return priced.length === 0 ? undefined : Math.round((sum * 100) / copiesIn(priced))
  }
  const curve = (cardsOfPrice: (price: string) => readonly DeckCard[]): readonly Figure[] => [
    ...Array.from({ length: highest + 1 }, (_, at) => figure(String(at), cardsOfPrice(String(at)))),
    ...numbers.filter((one) => one > highest).map((one) => figure(String(one), cardsOfPrice(String(one)))),
    ...(['X', 'none'] as const).flatMap((one) => (prices.has(one) ? [figure(one, cardsOfPrice(one))] : [])),
  ]
  const { by: fact = '', values = [] } = deckSections(rulebook).find(({ halves }) => halves !== undefined)?.halves ?? {}
  return {
    prices: price.fact === '' ? [] : [...curve((one) => prices.get(one) ?? []), ...notHere],
    groups:
      groups.fact === ''
        ? []
        : [
            ...[...by(({ card }) => (card && groupOf(card, rulebook)) ?? groups.otherwise, groups.values)].map(([name, own]) =>
              figure(name, own, name),
            ),
            ...notHere,
          ],
    types: [
      ...[...by(({ card }) => card?.type ?? '', typeOrder(rulebook))].map(([name, own]) => figure(name, own, types[name] ?? 'accent')),
      ...notHere,
    ],
    averagePrice: average(here),
    halves: values.map((value) => {
      const own = here.filter(({ card }) => isOfHalf(card, fact, value))
      return {
        name: nameOfValue(rulebook, fact, value),
        count: copiesIn(own),
        prices: price.fact === '' ? [] : curve((one) => (prices.get(one) ?? []).filter(({ card }) => isOfHalf(card, fact, value))),
        averagePrice: average(own),
      }
    }),
    sum: sumOfDeck(deck, find, pack, rulebook),
  }
}

/** Whether a card belongs to the half of a deck with this value of a fact; a card may belong to both. */
export function isOfHalf(card: SearchCard | undefined, fact: string, value: string): boolean {
  const printed = card?.facts[fact]
  return Array.isArray(printed) ? printed.includes(value) : printed === value
}

/** The cards of drawn sections with those of lists whose cards count in such a section. */
function withListed(
  cards: readonly DeckCard[],
  deck: DeckFacts,
  drawn: readonly string[],
  pack: string,
  find: (code: string) => SearchCard | undefined,
  rulebook: Rulebook,
): readonly DeckCard[] {
  const lists = deckSections(rulebook).filter(({ countsIn }) => countsIn !== undefined && drawn.includes(countsIn))
  const listed = lists.flatMap((section) => listIn(deck, section).map((code) => fullCode(code, pack)))
  const more = (code: string): number => listed.filter((one) => one === code).length
  const there = cards.map((one) => ({ ...one, copies: one.copies + more(one.code) }))
  const others = [...new Set(listed)].filter((code) => !cards.some((one) => one.code === code))
  return [...there, ...others.map((code): DeckCard => ({ code, copies: more(code), card: find(code) }))]
}

/** The sum that the game computes over the starting cards of a deck. */
export function sumOfDeck(deck: DeckFacts, find: (code: string) => SearchCard | undefined, pack: string, rulebook: Rulebook): number {
  return beginningCodes(deck, rulebook).reduce((sum, code) => {
    const printed = find(fullCode(code, pack))?.facts[rulebook.cardLists.sum.fact]
    return typeof printed === 'number' ? sum + printed : sum
  }, 0)
}
