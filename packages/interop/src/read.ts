/** The result of reading a deck file. */
import type { Deck, DeckFormat } from './deck.ts'
import { type DeckProblem, deckProblem, type TextPosition } from './problem.ts'

export interface ReadDeck {
  /** The format; absent when the text was not recognised as a deck. */
  readonly format?: DeckFormat
  /** The deck with everything that could be read; absent when the file cannot be read at all. */
  readonly deck?: Deck
  readonly problems: readonly DeckProblem[]
}

export interface ReadOptions {
  /** The name for a deck whose file has none, such as the name of the file. */
  readonly name?: string
  /** The pack of the deck: bare slugs in our own format belong to it, and of several cards that fit it prefers its own. */
  readonly pack?: string
  /** The game of the caller: files in formats of other games are refused. */
  readonly game?: string
}

/** The result for a file that cannot be read at all. */
export function unreadable(
  format: DeckFormat | undefined,
  code: string,
  words: { readonly message: string; readonly remedy: string },
  at?: TextPosition | undefined,
): ReadDeck {
  return { ...(format === undefined ? {} : { format }), problems: [deckProblem('error', code, words, at)] }
}
