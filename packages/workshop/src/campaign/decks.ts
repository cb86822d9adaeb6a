/** Decks in the course of a campaign: removes the titles that its log bars. Pure. */
import {
  beginningCodes,
  type CardFacts,
  cardsOfSection,
  codesOfDeck,
  codesOfSection,
  type FactValue,
  type PackOutline,
  type SectionCards,
  startingSorts,
  withSection,
} from '@questwright/packs/browser'
import { deckSections, mayHold, type RecordField, type Rulebook } from '@questwright/rulebook'
import type { CampaignRecord } from './entry.ts'

/** A deck with full codes in its sections, as games are set up with it. */
export type BarredDeck = { readonly [field: string]: FactValue }

/** Titles that no deck may use with this record: the values of the fields that bar titles. */
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
 * Removes barred titles from decks. A barred starting card is replaced by the first card, in order of codes, of the packs of that deck that no deck
 * uses and that is not barred, preferably one that fits the same cards. Cards with rules of their own (`startingCards`) are never replacements. Other
 * barred cards are removed without replacement. A deck that would have no starting card keeps its first one: the setup of the game decides whether it
 * may be used again.
 * @returns the decks; unchanged decks are the same objects
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
  const used = new Set(decks.flatMap((deck) => beginningCodes(deck, rulebook).map(titleOf)))
  const fits = rulebook.deck?.fits?.fact ?? ''
  return decks.map((deck) => {
    const codes = codesOfDeck(deck)
    if (!codes.some(isBarred)) return deck
    const homes = new Set(codes.map((code) => code.slice(0, code.indexOf(':'))))
    return deckSections(rulebook).reduce((now, section) => {
      const cards = cardsOfSection(now, section)
      if (section.begins === undefined) return withSection(now, section, withoutBarred(cards))
      const able = [...known.values()]
        .filter(({ code, facts }) => mayHold(section, facts, rulebook) && homes.has(code.slice(0, code.indexOf(':'))))
        .filter(({ facts, title }) => startingSorts(facts, rulebook).length === 0 && !barred.has(title))
        .sort((a, b) => (a.code < b.code ? -1 : 1))
      const first = codesOfSection(cards)
      const begins = first.flatMap((code) => {
        if (!isBarred(code)) return [code]
        const free = able.filter(({ title }) => !used.has(title))
        const next = free.find(({ facts }) => facts[fits] === known.get(code)?.facts[fits]) ?? free[0]
        if (next) used.add(next.title)
        return next ? [next.code] : []
      })
      return withSection(now, section, begins.length === 0 ? first.slice(0, 1) : begins)
    }, deck)
  })

  function withoutBarred(cards: SectionCards): SectionCards {
    return Array.isArray(cards)
      ? (cards as readonly string[]).filter((code) => !isBarred(code))
      : Object.fromEntries(Object.entries(cards).filter(([code]) => !isBarred(code)))
  }
}
