/** What a format of deck files is. */
import type { CardIndex } from './card-index.ts'
import type { Deck } from './deck.ts'
import type { DeckProblem } from './problem.ts'
import type { ReadDeck, ReadOptions } from './read.ts'

export interface DeckFormatWork {
  /** As a sentence has it: "our own format". */
  readonly name: string
  /** As a menu has it, where that is another name. */
  readonly label?: string
  /** For messages that list the formats that can be read: the name, and how to recognise such a file. */
  readonly told?: string
  /** How a file of it usually ends, with the dot. */
  readonly ending: string
  /** Whether a text is written in it, broken ones too. @param begin the text without a mark and blanks in front */
  readonly recognise: (begin: string) => boolean
  /** Never throws, whatever the text contains. @param text without a mark in front */
  readonly read: (text: string, index: CardIndex, options: ReadOptions) => ReadDeck
  readonly write: (deck: Deck, index: CardIndex) => string
  /** What it has no place for: warnings, each with what to do. */
  readonly lost: (deck: Deck, index: CardIndex) => readonly DeckProblem[]
  /** Whether its files say that a deck is a starter deck, or only the cards of the deck tell. */
  readonly starters: 'said' | 'by their cards'
}

/** Titles of some lines of a deck, the first five. */
export function namesOf(rows: Deck['rows']): string {
  const titles = [...new Set(rows.map((row) => row.title))]
  return `${titles.slice(0, 5).join(', ')}${titles.length > 5 ? ` and ${titles.length - 5} more` : ''}`
}
