/** The words of a game's format in deck files. */
import type { DeckPart } from './deck.ts'
import type { CardClue } from './identify.ts'

export interface FileWords {
  /** The game whose cards files of the format contain; undefined for a format of every game. */
  readonly game?: string
  /** The card type in a section; `undefined` for a section with several types. */
  readonly typeOf: (section: string) => string | undefined
  /** The file's section for each part of a deck: a card in that section needs no section of its own in the deck. */
  readonly ofPart: { readonly [part: DeckPart]: string }
  /** A title for a card of which only an id of another program is known; undefined where there is none. */
  readonly titleOf: (clue: CardClue) => string | undefined
  /** The ids in a title that `titleOf` made. */
  readonly cluesIn: (title: string) => CardClue
}

/** For formats without such words. */
export const noWords: FileWords = { typeOf: () => undefined, ofPart: {}, titleOf: () => undefined, cluesIn: () => ({}) }
