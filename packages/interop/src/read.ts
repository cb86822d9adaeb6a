/** What reading a deck file gives. */
import type { Deck, DeckFormat } from './deck.ts'
import { type DeckProblem, deckProblem, type TextPosition } from './problem.ts'

export interface ReadDeck {
  /** Absent when nothing like a deck was recognised. */
  readonly format?: DeckFormat
  /** Absent when the file cannot be read at all; otherwise everything that could be read. */
  readonly deck?: Deck
  readonly problems: readonly DeckProblem[]
}

export interface ReadOptions {
  /** The name for a deck whose file gives none, such as the name of the file. */
  readonly name?: string
  /** The pack in which bare slugs of our own format lie. */
  readonly pack?: string
  /** The game for which it is read: formats of other games are refused. */
  readonly game?: string
}

/** A file that cannot be read at all. */
export function unreadable(
  format: DeckFormat | undefined,
  code: string,
  words: { readonly message: string; readonly remedy: string },
  at?: TextPosition | undefined,
): ReadDeck {
  return { ...(format === undefined ? {} : { format }), problems: [deckProblem('error', code, words, at)] }
}
