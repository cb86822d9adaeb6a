/** The sections of decks, as the rulebook of a game names them: which a card belongs to, with which a game begins. Pure. */
import type { CardType, DeckSection } from './chapter.ts'
import { inDeckAs, type Rulebook } from './rulebook.ts'

/** A section with the name that it has in deck files. */
export interface NamedSection extends DeckSection {
  readonly name: string
}

const known = new WeakMap<Rulebook, readonly NamedSection[]>()

/** The sections of the decks of a game, in their order; none of a game without decks. */
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

/** The section of copies in which most of a deck lies: the first one. `undefined` for a game without decks, or with lists alone. */
export function mainSection(rulebook: Rulebook): NamedSection | undefined {
  return deckSections(rulebook).find(({ written }) => written === 'copies')
}

/** Whether decks of the game begin with cards of a type. */
export function isBeginningType(rulebook: Rulebook, type: string): boolean {
  return beginningSections(rulebook).some(({ types }) => types?.includes(type) === true)
}

/** What the cards with which decks of a game begin are called in sentences: of its first section of these; else card and cards. */
export function beginningWords(rulebook: Rulebook): { readonly one: string; readonly several: string } {
  const { one = 'card', several = 'cards' } = beginningSections(rulebook)[0] ?? {}
  return { one, several }
}

/** A card as sections ask for it. `inDeck`: how it belongs to decks, where that is known already. */
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

/** Whether a card prints words: each as its fact, or as an entry of it where that is a list. */
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
