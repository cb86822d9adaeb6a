/** The figures of a deck, for charts and their tables. */
import { beginningCodes, fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { groupOf, type SearchCard } from './card-search.ts'
import { mainPart } from './deck-edit.ts'
import { cardsOf, copiesIn, type DeckCard, priceIn, typeOrder } from './deck-rows.ts'

export interface Figure {
  readonly name: string
  readonly count: number
  /** The counted cards, as far as a loaded pack has them. */
  readonly cards: readonly DeckCard[]
  /** The name of its colour in the chart. */
  readonly tone?: string
}

export interface DeckNumbers {
  /** Copies by price, from 0 to the highest price, including prices without cards; X and missing cards come last, if there are any. */
  readonly prices: readonly Figure[]
  /** Groups with at least one card in the deck. */
  readonly groups: readonly Figure[]
  readonly types: readonly Figure[]
  /** In hundredths; undefined for a deck in which no card has a number as its price. */
  readonly averagePrice: number | undefined
  /** The sum that the game computes over the starting cards. */
  readonly sum: number
}

/** The chart always shows prices up to this one, so that two decks can be compared at a glance. */
const leastHighest = 4
/** Prices up to this one are shown without gaps; of higher prices only those with cards. */
const mostHighest = 20

/** The figures of a deck. @param find a card by its full code */
export function deckNumbers(
  deck: DeckFacts,
  find: (code: string) => SearchCard | undefined,
  pack: string,
  rulebook: Rulebook,
): DeckNumbers {
  const { groups, types } = rulebook.cardLists
  const main = mainPart(rulebook)
  const all = cardsOf(deck, main, pack, find, rulebook)
  const here = all.filter(({ card }) => card !== undefined)
  const waiting = (deck.placeholders ?? []).reduce((sum, one) => (one.part === main ? sum + one.quantity : sum), 0)
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
  const numbers = [...prices.keys()].map(Number).filter((price) => !Number.isNaN(price))
  const highest = Math.min(mostHighest, Math.max(leastHighest, ...numbers))
  const priced = here.filter((one) => typeof priceIn(one, rulebook) === 'number')
  const sum = priced.reduce((so, one) => so + Number(priceIn(one, rulebook)) * one.copies, 0)
  return {
    prices: [
      ...Array.from({ length: highest + 1 }, (_, at) => figure(String(at), prices.get(String(at)) ?? [])),
      ...numbers.filter((price) => price > highest).map((price) => figure(String(price), prices.get(String(price)) ?? [])),
      ...(['X', 'none'] as const).flatMap((price) => {
        const own = prices.get(price)
        return own ? [figure(price, own)] : []
      }),
      ...notHere,
    ],
    groups: [
      ...[...by(({ card }) => (card && groupOf(card, rulebook)) ?? groups.otherwise, groups.values)].map(([name, own]) =>
        figure(name, own, name),
      ),
      ...notHere,
    ],
    types: [
      ...[...by(({ card }) => card?.type ?? '', typeOrder(rulebook))].map(([name, own]) => figure(name, own, types[name] ?? 'accent')),
      ...notHere,
    ],
    averagePrice: priced.length === 0 ? undefined : Math.round((sum * 100) / copiesIn(priced)),
    sum: sumOfDeck(deck, find, pack, rulebook),
  }
}

/** The sum that the game computes over the starting cards of a deck. */
export function sumOfDeck(deck: DeckFacts, find: (code: string) => SearchCard | undefined, pack: string, rulebook: Rulebook): number {
  return beginningCodes(deck, rulebook).reduce((sum, code) => {
    const printed = find(fullCode(code, pack))?.facts[rulebook.cardLists.sum.fact]
    return typeof printed === 'number' ? sum + printed : sum
  }, 0)
}
