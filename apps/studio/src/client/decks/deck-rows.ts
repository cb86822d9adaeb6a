/** The cards of a deck in the order in which they are listed and drawn. Pure. */
import { beginningOf, fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { placeIn, printedOf, type SearchCard } from './card-search.ts'
import type { DeckPart } from './deck-edit.ts'

/** A card of a deck. */
export interface DeckCard {
  /** A full one. */
  readonly code: string
  readonly copies: number
  /** Absent for one that no pack here has. */
  readonly card: SearchCard | undefined
}

/** All cards of one price. */
export interface PriceRow {
  /** As it is printed; `none` for cards without one, `unknown` for those that are in no pack here. */
  readonly price: number | 'X' | 'none' | 'unknown'
  readonly cards: readonly DeckCard[]
}

type Find = (code: string) => SearchCard | undefined

/** The cards of a part by price, then by title; those whose price is no number come last. */
export function cardsOf(deck: DeckFacts, part: DeckPart, pack: string, find: Find, rulebook: Rulebook): readonly DeckCard[] {
  return Object.entries(deck[part] ?? {})
    .map(([key, copies]) => ({ code: fullCode(key, pack), copies, card: find(fullCode(key, pack)) }))
    .sort((one, other) => rankOf(one, rulebook) - rankOf(other, rulebook) || byTitle(one, other))
}

/** The types of cards in decks, in the order of the game, without that with which decks begin. */
export function typeOrder(rulebook: Rulebook): readonly string[] {
  const { type: beginning } = beginningOf(rulebook)
  return Object.keys(rulebook.cardLists.types).filter((type) => type !== beginning)
}

/** The cards of a deck in rows by price, from the lowest to the highest; within a row by type, then by title. A price that no card has, has no row. */
export function rowsByPrice(cards: readonly DeckCard[], rulebook: Rulebook): readonly PriceRow[] {
  const order = typeOrder(rulebook)
  const rows = new Map<PriceRow['price'], DeckCard[]>()
  for (const one of [...cards].sort((one, other) => rankOf(one, rulebook) - rankOf(other, rulebook))) {
    const price = priceIn(one, rulebook)
    rows.set(price, [...(rows.get(price) ?? []), one])
  }
  return [...rows].map(([price, own]) => ({
    price,
    cards: own.sort((one, other) => placeIn(order, one.card?.type) - placeIn(order, other.card?.type) || byTitle(one, other)),
  }))
}

export const copiesIn = (cards: readonly DeckCard[]): number => cards.reduce((sum, { copies }) => sum + copies, 0)

/** What a card of a deck costs. */
export function priceIn({ card }: DeckCard, { cardLists }: Rulebook): PriceRow['price'] {
  if (!card) return 'unknown'
  const printed = printedOf(card, cardLists.price.fact)
  return typeof printed === 'number' ? printed : printed === undefined ? 'none' : 'X'
}

const behind = ['X', 'none', 'unknown']

function rankOf(card: DeckCard, rulebook: Rulebook): number {
  const price = priceIn(card, rulebook)
  return typeof price === 'number' ? price : 1000 + behind.indexOf(price)
}

const byTitle = (one: DeckCard, other: DeckCard): number =>
  (one.card?.title ?? one.code).localeCompare(other.card?.title ?? other.code, 'en')
