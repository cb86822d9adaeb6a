/** The interface of a format for deck files. */
import type { CardIndex } from './card-index.ts'
import type { Deck } from './deck.ts'
import type { DeckProblem } from './problem.ts'
import type { ReadDeck, ReadOptions } from './read.ts'

export interface DeckFormatWork {
  /** The name in a sentence: "our own format". */
  readonly name: string
  /** The name in a menu, where it differs. */
  readonly label?: string
  /** For messages that list the formats that can be read: the name, and how to recognise such a file. */
  readonly told?: string
  /** The usual ending of its files, with the dot. */
  readonly ending: string
  /**
   * Whether a text is in this format; true for broken files as well.
   * @param begin the text without byte order mark and leading blanks
   */
  readonly recognise: (begin: string) => boolean
  /** Whether a text may be in this format, where the caller knows that it is a deck of the game: for lists that several games write alike. */
  readonly mayBe?: (begin: string) => boolean
  /**
   * Reads a deck. Never throws, whatever the text contains.
   * @param text the text without byte order mark
   */
  readonly read: (text: string, index: CardIndex, options: ReadOptions) => ReadDeck
  readonly write: (deck: Deck, index: CardIndex) => string
  /** Warnings about the data of a deck that the format cannot contain, each with a remedy. */
  readonly lost: (deck: Deck, index: CardIndex) => readonly DeckProblem[]
  /** Whether its files mark starter decks (`said`), or a starter deck can only be recognised by its cards. */
  readonly starters: 'said' | 'by their cards'
}

/** The titles in some lines of a deck, at most five. */
export function namesOf(rows: Deck['rows']): string {
  const titles = [...new Set(rows.map((row) => row.title))]
  return `${titles.slice(0, 5).join(', ')}${titles.length > 5 ? ` and ${titles.length - 5} more` : ''}`
}
