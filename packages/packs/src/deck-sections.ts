/**
 * The cards of deck files by sections: the fields of a deck besides those of the format. The rulebook of the game defines which sections there are;
 * functions that only collect or replace codes use the sections that the file has.
 */
import { beginningSections, deckSections, type NamedSection, type Rulebook } from '@questwright/rulebook'
import type { DeckFacts, FactValue } from './bundle.ts'

/** The cards of a section: a list of codes in order, or the number of copies by code. */
export type SectionCards = readonly string[] | { readonly [code: string]: number }

/** The fields that deck files of every game have. All other fields that contain cards are sections. */
export const deckFields = [
  'format',
  'version',
  'kind',
  'deckFormat',
  'name',
  'sideboard',
  'placeholders',
  'packs',
  'shared',
  'stubs',
  'notes',
  'kept',
]

/** A value with codes of decks: a deck file, or a deck in the setup of a game. */
export type WithSections = { readonly [field: string]: FactValue | undefined } | DeckFacts

/** A card of a deck with its number of copies. */
interface Entry {
  readonly code: string
  readonly copies: number
}

/** The sections of a file, with their cards, in the order of the file. */
export function sectionsIn(deck: WithSections): { readonly [section: string]: SectionCards } {
  return Object.fromEntries(
    Object.entries(deck).flatMap(([field, held]): (readonly [string, SectionCards])[] =>
      deckFields.includes(field) || !isSection(held) ? [] : [[field, held]],
    ),
  )
}

function isSection(held: unknown): held is SectionCards {
  if (Array.isArray(held)) return held.every((one) => typeof one === 'string')
  return typeof held === 'object' && held !== null && Object.values(held).every((one) => typeof one === 'number')
}

/** The codes of the cards of a section; those of a list are repeated as in the list. */
export function codesOfSection(cards: SectionCards): readonly string[] {
  return isList(cards) ? cards : Object.keys(cards)
}

function isList(cards: SectionCards): cards is readonly string[] {
  return Array.isArray(cards)
}

/**
 * The codes of all sections of a deck.
 * @param sideboard whether those of the sideboard are included
 */
export function codesOfDeck(deck: WithSections, sideboard: 'without' | 'with' = 'without'): readonly string[] {
  const beside = sideboard === 'with' ? Object.keys((deck.sideboard ?? {}) as object) : []
  return [...Object.values(sectionsIn(deck)).flatMap(codesOfSection), ...beside]
}

/** The cards of one section of a deck, under its present or a former name; none if the file has neither. */
export function cardsOfSection(deck: WithSections, section: NamedSection): SectionCards {
  const { name, formerly = [], written } = section
  const held = [name, ...formerly].map((field) => deck[field]).find((one) => one !== undefined)
  return isSection(held) ? held : written === 'list' ? [] : {}
}

/** The cards of a section with their copies. In a list each entry counts as one copy. */
export function entriesOfSection(deck: WithSections, section: NamedSection): readonly Entry[] {
  const cards = cardsOfSection(deck, section)
  return isList(cards) ? cards.map((code) => ({ code, copies: 1 })) : Object.entries(cards).map(([code, copies]) => ({ code, copies }))
}

/** The codes of the starting cards. */
export function beginningCodes(deck: WithSections, rulebook: Rulebook): readonly string[] {
  return beginningSections(rulebook).flatMap((section) => codesOfSection(cardsOfSection(deck, section)))
}

/** The number of cards in sections with copies, and in lists whose cards count in such a section. */
export function copiesOfDeck(deck: WithSections, rulebook: Rulebook): number {
  const counted = deckSections(rulebook).flatMap(({ name, countsIn }) => (countsIn === undefined ? [] : [name]))
  return Object.entries(sectionsIn(deck)).reduce(
    (sum, [name, cards]) =>
      isList(cards)
        ? sum + (counted.includes(name) ? cards.length : 0)
        : sum + Object.values(cards).reduce((own, copies) => own + copies, 0),
    0,
  )
}

/** The deck with other cards in a section, under the current name of the section. */
export function withSection<Deck extends WithSections>(deck: Deck, section: NamedSection, cards: SectionCards): Deck {
  const { name, formerly = [] } = section
  const former = formerly.find((field) => Object.hasOwn(deck, field))
  const entries = Object.entries(deck).flatMap(([field, held]) =>
    field === name || field === former ? [[name, cards] as const] : [[field, held] as const],
  )
  const isThere = entries.some(([field]) => field === name)
  return Object.fromEntries(isThere ? entries : [...entries, [name, cards]]) as Deck
}

/** The sections of a deck with replaced codes; copies of codes that become equal are added up. */
export function sectionsWithCodes(deck: WithSections, change: (code: string) => string): { readonly [section: string]: SectionCards } {
  return Object.fromEntries(
    Object.entries(sectionsIn(deck)).map(([name, cards]) => [name, isList(cards) ? cards.map(change) : copiesWithCodes(cards, change)]),
  )
}

/** Copies with replaced codes; copies of codes that become equal are added up. */
export function copiesWithCodes(
  copies: { readonly [code: string]: number },
  change: (code: string) => string,
): { readonly [code: string]: number } {
  const sums = new Map<string, number>()
  for (const [code, count] of Object.entries(copies)) sums.set(change(code), (sums.get(change(code)) ?? 0) + count)
  return Object.fromEntries(sums)
}

/** The deck with the current names of its sections. */
export function withNamesOfNow<Deck extends WithSections>(deck: Deck, rulebook: Rulebook): Deck {
  return deckSections(rulebook).reduce(
    (now, section) =>
      (section.formerly ?? []).some((field) => Object.hasOwn(now, field)) && !Object.hasOwn(now, section.name)
        ? withSection(now, section, cardsOfSection(now, section))
        : now,
    deck,
  )
}

/** Sections of a deck that its game does not have. */
export function strangeSections(deck: WithSections, rulebook: Rulebook): readonly string[] {
  const known = deckSections(rulebook).flatMap(({ name, formerly = [] }) => [name, ...formerly])
  return Object.entries(sectionsIn(deck)).flatMap(([name, cards]) =>
    known.includes(name) || codesOfSection(cards).length === 0 ? [] : [name],
  )
}
