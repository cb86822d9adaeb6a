/** Decks in the course of a campaign: what its log bars comes out of them. Pure. */
import { type CardFacts, type PackOutline, startingSorts } from '@questwright/packs/browser'
import type { RecordField, Rulebook } from '@questwright/rulebook'
import type { CampaignRecord } from './entry.ts'

/** A deck with full codes, as games are set up with it. */
export interface BarredDeck {
  readonly heroes: readonly string[]
  readonly cards: { readonly [code: string]: number }
}

/** Titles that nobody may use with this record: what stands in the fields that bar titles. */
export function barredTitles(record: CampaignRecord, fields: { readonly [field: string]: RecordField }): ReadonlySet<string> {
  return new Set(
    Object.entries(fields).flatMap(([field, { bars }]) => {
      const words = bars === undefined ? [] : record[field]
      return Array.isArray(words) ? words.map(String) : []
    }),
  )
}

interface Known {
  readonly code: string
  readonly title: string
  readonly facts: CardFacts
}

/**
 * Takes barred titles out of decks. In the place of a card with which a deck begins comes the first one, in order of codes, of the packs of that deck that
 * nobody uses and that is not barred: one that fits the same cards where there is one. Cards that have rules of their own (`startingCards`) come for nobody.
 * Other cards come out, and nothing comes for them. A deck that would begin with nobody keeps the first: what becomes of it the rules say.
 * @returns decks without a change are the same objects
 */
export function decksWithout<Deck extends BarredDeck>(
  decks: readonly Deck[],
  barred: ReadonlySet<string>,
  packs: readonly PackOutline[],
  rulebook: Rulebook,
): readonly Deck[] {
  const known = new Map<string, Known>()
  for (const { id, cards, text } of packs)
    for (const [slug, facts] of Object.entries(cards)) {
      const code = `${id}:${slug}`
      known.set(code, { code, title: text.en?.cards[slug]?.title ?? slug, facts })
    }
  const titleOf = (code: string): string => known.get(code)?.title ?? code
  const isBarred = (code: string): boolean => barred.has(titleOf(code))
  const used = new Set(decks.flatMap(({ heroes }) => heroes.map(titleOf)))
  const fits = rulebook.deck?.fits?.fact ?? ''
  return decks.map((deck) => {
    if (![...deck.heroes, ...Object.keys(deck.cards)].some(isBarred)) return deck
    const homes = new Set([...deck.heroes, ...Object.keys(deck.cards)].map((code) => code.slice(0, code.indexOf(':'))))
    const able = [...known.values()]
      .filter(({ code, facts }) => facts.type === rulebook.deck?.begins.type && homes.has(code.slice(0, code.indexOf(':'))))
      .filter(({ facts, title }) => startingSorts(facts, rulebook).length === 0 && !barred.has(title))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
    const heroes = deck.heroes.flatMap((code) => {
      if (!isBarred(code)) return [code]
      const free = able.filter(({ title }) => !used.has(title))
      const next = free.find(({ facts }) => facts[fits] === known.get(code)?.facts[fits]) ?? free[0]
      if (next) used.add(next.title)
      return next ? [next.code] : []
    })
    if (heroes.length === 0) heroes.push(...deck.heroes.slice(0, 1))
    return { ...deck, heroes, cards: Object.fromEntries(Object.entries(deck.cards).filter(([code]) => !isBarred(code))) }
  })
}
