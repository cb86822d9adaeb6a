/** How sheets of a game's tables become facts and texts of its cards, and the other way round. */
import type { CardText, FactValue } from '@questwright/packs/browser'
import type { CardSheet, SheetFields } from './sheet.ts'

/** Names of a pack that both directions of the conversion need. */
export interface SheetNames {
  /** Titles of sets by slug. */
  readonly sets: { readonly [slug: string]: string }
  /** The product that the pack is, where a card names no other. */
  readonly product: string
  /** The slug of the set of cards that name none. */
  readonly set: string
  /** Keywords whose printed form no rule can read, such as a number where none may stand. */
  readonly isKeyword: (printed: string) => boolean
}

export type Facts = { [fact: string]: FactValue }

export interface FactsOfSheet {
  readonly facts: Facts
  readonly text: CardText
  /** The required facts that the sheet leaves open: a dash or a word replaces them. */
  readonly guessed: readonly string[]
}

export interface SheetsOfGame {
  readonly fields: SheetFields
  /** Whether it is a card of the game, and not a page of rules or a title. */
  readonly isCard: (sheet: CardSheet) => boolean
  /** The sheet as facts and texts, without the values that they cannot hold. */
  readonly factsOf: (sheet: CardSheet, names: SheetNames) => FactsOfSheet
  readonly sheetOf: (facts: { readonly [fact: string]: FactValue | undefined }, text: CardText | undefined, names: SheetNames) => CardSheet
  /** The facts that a sheet decides; all others are the author's own. */
  readonly decides: readonly string[]
  /** The parts of a card's words that a sheet decides. */
  readonly words: readonly string[]
  /** The fields of a side with the rules of the card. */
  readonly rules: readonly string[]
  /** Titles of the sets to which it belongs, its own first; that of its product where it names none, or an empty one. */
  readonly setsOf: (sheet: CardSheet) => readonly string[]
  /** Fields of sides that are keywords with a number, and the titles of those. */
  readonly keywordFields: { readonly [field: string]: string }
  /** The value, in words, for a required fact that a sheet leaves open; a dash where none is given. */
  readonly standIns: { readonly [fact: string]: string }
}
