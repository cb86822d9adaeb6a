/** The interface for one game: how sheets become facts and texts of cards, and the other way round. */
import type { CardText, FactValue } from '@questwright/packs/browser'
import type { ForeignIdFacts } from '@questwright/rulebook'
import type { CardSheet, SheetFields } from './sheet.ts'

/** The names of a pack that both directions of the conversion need. */
export interface SheetNames {
  /** Titles of sets by slug. */
  readonly sets: { readonly [slug: string]: string }
  /** The product of cards that name none. */
  readonly product: string
  /** The slug of the set for cards that name none. */
  readonly set: string
  /** Whether a printed keyword is valid: it is not, for example, if it has a number that the keyword does not take. */
  readonly isKeyword: (printed: string) => boolean
}

export type Facts = { [fact: string]: FactValue }

export interface FactsOfSheet {
  readonly facts: Facts
  readonly text: CardText
  /** The required facts that the sheet lacks: they get a dash or a word in place of the value. */
  readonly guessed: readonly string[]
}

export interface SheetsOfGame {
  readonly fields: SheetFields
  /** Whether a sheet is a card of the game, and not a page of rules or a title. */
  readonly isCard: (sheet: CardSheet) => boolean
  /** Converts the sheet to facts and texts, without the values that they cannot contain. */
  readonly factsOf: (sheet: CardSheet, names: SheetNames) => FactsOfSheet
  readonly sheetOf: (facts: { readonly [fact: string]: FactValue | undefined }, text: CardText | undefined, names: SheetNames) => CardSheet
  /** The names of the facts that a sheet contains; all other facts are written by the author only. */
  readonly decides: readonly string[]
  /** The names of the parts of a card's words that a sheet contains. */
  readonly words: readonly string[]
  /** The fields of a side that contain rules. */
  readonly rules: readonly string[]
  /** The titles of the sets to which it belongs, its own first. Where it names none, the title of its product, or an empty one. */
  readonly setsOf: (sheet: CardSheet) => readonly string[]
  /** The fields that hold the ids of a card in other programs: they have the names of the facts, as `foreignIdFacts` gives them. */
  readonly ids: ForeignIdFacts
  /** The fields of sides that are keywords with a number, with the titles of the keywords. */
  readonly keywordFields: { readonly [field: string]: string }
  /** For a required fact that a sheet lacks, the value that it gets, in words; a dash for facts that are not listed. */
  readonly standIns: { readonly [fact: string]: string }
  /** The section of text files that has the titles of sets; `undefined` for a game whose sets have none. */
  readonly setTitlesSection: string | undefined
}
