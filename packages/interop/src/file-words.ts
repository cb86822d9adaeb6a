/** Words that formats of a game have in the files of decks. */
import type { DeckPart } from './deck.ts'
import type { CardClue } from './identify.ts'

export interface FileWords {
  /** The game whose cards files of the format mean; of any game where it is not said. */
  readonly game?: string
  /** The card type that stands in a section; `undefined` where several do. */
  readonly typeOf: (section: string) => string | undefined
  /** The section that each part of a deck implies: its name need not be kept. */
  readonly ofPart: { readonly [part: DeckPart]: string }
  /** What a card is called of which only the id of another program is known; nothing where none is. */
  readonly titleOf: (clue: CardClue) => string | undefined
  /** The ids in a title that `titleOf` made. */
  readonly cluesIn: (title: string) => CardClue
}

/** Of formats without such words. */
export const noWords: FileWords = { typeOf: () => undefined, ofPart: {}, titleOf: () => undefined, cluesIn: () => ({}) }
