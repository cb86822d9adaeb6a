/** Sorts the cards of a deck for lists and drawings. */
import { fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { drawnSections, type Rulebook } from '@questwright/rulebook'
import { placeIn, printedOf, type SearchCard } from './card-search.ts'
import { copiesAt, type DeckPart, mainPart } from './deck-edit.ts'

/** A card of a deck. */
export interface DeckCard {
  /** `pack:slug` */
  readonly code: string
  readonly copies: number
  /** Absent for a card that is in no loaded pack. */
  readonly card: SearchCard | undefined
}

/** All cards of one price. */
export interface PriceRow {
  /** The printed price; `none` for cards without one, `unknown` for cards that are in no loaded pack. */
  readonly price: number | 'X' | 'none' | 'unknown'
  readonly cards: readonly DeckCard[]
}

type Find = (code: string) => SearchCard | undefined

/** The cards of a part by price, then by title; cards whose price is no number come last. */
export function cardsOf(deck: DeckFacts, part: DeckPart, pack: string, find: Find, rulebook: Rulebook): readonly DeckCard[] {
  return cardsIn(deck, [part], pack, find, rulebook)
}

/** The names of the parts from whose cards a player draws; `cards` in a game without decks. */
export function drawnParts(rulebook: Rulebook): readonly DeckPart[] {
  const sections = drawnSections(rulebook)
  return sections.length === 0 ? [mainPart(rulebook)] : sections.map(({ name }) => name)
}

/** As `cardsOf`, for several parts together: the copies of a card are added up. */
export function cardsIn(deck: DeckFacts, parts: readonly DeckPart[], pack: string, find: Find, rulebook: Rulebook): readonly DeckCard[] {
  const found = new Map<string, number>()
  for (const part of parts)
    for (const [key, copies] of Object.entries(copiesAt(deck, part))) {
      const code = fullCode(key, pack)
      found.set(code, (found.get(code) ?? 0) + copies)
    }
  return [...found]
    .map(([code, copies]) => ({ code, copies, card: find(code) }))
    .sort((one, other) => rankOf(one, rulebook) - rankOf(other, rulebook) || byTitle(one, other))
}

/** The types of cards in decks, in the order of the game, without types that belong to lists. */
export function typeOrder(rulebook: Rulebook): readonly string[] {
  return Object.keys(rulebook.cardLists.types).filter((type) => rulebook.types[type]?.inDeck !== 'begins')
}

/** The cards of a deck in rows by price, ascending; within a row by type, then by title. Prices without cards have no row. */
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

/** The price of a card in a deck. */
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
