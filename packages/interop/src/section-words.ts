/** What the sections of deck files mean, which formats of a game name. */
import type { DeckPart } from './deck.ts'

export interface SectionWords {
  /** The card type that stands in a section; `undefined` where several do. */
  readonly typeOf: (section: string) => string | undefined
  /** The section that a part of a deck stands for: there is no need to keep its name. */
  readonly ofPart: { readonly [part in DeckPart]?: string }
}

/** Of formats without sections. */
export const noSections: SectionWords = { typeOf: () => undefined, ofPart: {} }
