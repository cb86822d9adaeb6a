/**
 * The sections of decks, as the rulebook of a game defines them: the section to which a card belongs, and the sections with which a game
 * begins. Pure.
 */
import type { CardType, DeckSection, FormatOfDecks } from './chapter.ts'
import { entryIn, inDeckAs, type Rulebook } from './rulebook.ts'

/** A section with the name that it has in deck files. */
export interface NamedSection extends DeckSection {
  readonly name: string
}

const known = new WeakMap<Rulebook, readonly NamedSection[]>()

/** The sections of the decks of a game, in order; an empty list for a game without decks. */
export function deckSections(rulebook: Rulebook): readonly NamedSection[] {
  const before = known.get(rulebook)
  if (before !== undefined) return before
  const sections = Object.entries(rulebook.deck?.sections ?? {}).map(([name, section]): NamedSection => ({ name, ...section }))
  known.set(rulebook, sections)
  return sections
}

/** The sections with whose cards a game begins. */
export function beginningSections(rulebook: Rulebook): readonly NamedSection[] {
  return deckSections(rulebook).filter(({ begins }) => begins === 'with-them')
}

/** The section of copies that holds most of a deck: the first one. Undefined for a game without decks, or with lists only. */
export function mainSection(rulebook: Rulebook): NamedSection | undefined {
  return deckSections(rulebook).find(({ written }) => written === 'copies')
}

/** The sections of copies from whose cards a player draws, in order: those that are no piles of their own. */
export function drawnSections(rulebook: Rulebook): readonly NamedSection[] {
  return deckSections(rulebook).filter(({ written, shuffled }) => written === 'copies' && shuffled !== 'apart')
}

/** Whether decks of the game begin with cards of a type. */
export function isBeginningType(rulebook: Rulebook, type: string): boolean {
  return beginningSections(rulebook).some(({ types }) => types?.includes(type) === true)
}

/** The words for the cards with which decks of a game begin: those of the first such section; by default "card" and "cards". */
export function beginningWords(rulebook: Rulebook): { readonly one: string; readonly several: string } {
  const { one = 'card', several = 'cards' } = beginningSections(rulebook)[0] ?? {}
  return { one, several }
}

/** A card whose section is looked up. `inDeck`: how it belongs to decks, if the caller knows it already. */
interface Asked {
  readonly type: string
  readonly back?: unknown
  readonly inDeck?: CardType['inDeck'] | undefined
  readonly [fact: string]: unknown
}

/** Whether a section may hold a card. */
export function mayHold(section: DeckSection, card: Asked, rulebook: Rulebook): boolean {
  const { types, print = {} } = section
  const inDeck = card.inDeck ?? inDeckAs(rulebook, card)
  const isOfType = types === undefined ? inDeck === 'counted' || inDeck === 'beside' : inDeck !== 'never' && types.includes(card.type)
  return isOfType && prints(card, print)
}

/** Whether a card prints all of these values: each is the value of its fact, or an entry of it if the fact is a list. */
export function prints(card: { readonly [fact: string]: unknown }, words: { readonly [fact: string]: string }): boolean {
  return Object.entries(words).every(([fact, word]) => {
    const value = card[fact]
    return Array.isArray(value) ? value.includes(word) : value === word
  })
}

/** The default section of a card: the first that accepts it. `undefined` if none does. */
export function sectionFor(card: Asked, rulebook: Rulebook): NamedSection | undefined {
  const able = deckSections(rulebook).filter((section) => mayHold(section, card, rulebook))
  return able.find(({ takes }) => takes !== 'by-player') ?? able[0]
}

/** The sections into which a player may put a card, in the order of the rulebook: its default section, and those for which players choose cards. */
export function sectionsFor(card: Asked, rulebook: Rulebook): readonly NamedSection[] {
  const usual = sectionFor(card, rulebook)
  return deckSections(rulebook).filter(
    (section) => section === usual || (section.takes === 'by-player' && mayHold(section, card, rulebook)),
  )
}

const changed = new WeakMap<Rulebook, Map<string, Rulebook>>()

/**
 * The rulebook with the numbers of a format of decks, for the checks and figures of a deck of this format.
 * @param format the format that the deck names; if it names none or an unknown one, the rulebook itself is returned
 */
export function rulebookInFormat(rulebook: Rulebook, format: unknown): Rulebook {
  const { deck } = rulebook
  const found = typeof format === 'string' ? entryIn(deck?.formats ?? {}, format) : undefined
  if (deck === undefined || found === undefined) return rulebook
  const ofRulebook = changed.get(rulebook) ?? new Map<string, Rulebook>()
  changed.set(rulebook, ofRulebook)
  const before = ofRulebook.get(format as string)
  if (before !== undefined) return before
  const { copies = deck.copies.most, numbers = {} } = found
  const sections = Object.entries(deck.sections).map(([name, section]) => [name, { ...section, ...entryIn(numbers, name) }] as const)
  const made: Rulebook = {
    ...rulebook,
    deck: { ...deck, copies: { ...deck.copies, most: copies }, sections: Object.fromEntries(sections) },
  }
  ofRulebook.set(format as string, made)
  return made
}

/** The formats of decks of a game by name, in the order of the rulebook; an empty list for a game without formats. */
export function deckFormats(rulebook: Rulebook): readonly (FormatOfDecks & { readonly id: string })[] {
  return Object.entries(rulebook.deck?.formats ?? {}).map(([id, format]) => ({ id, ...format }))
}
