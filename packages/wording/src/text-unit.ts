/** What the reader gets, and what it returns. */
import type { BuiltAbility, Choice } from '@questwright/abilities'
import type { Titles } from './tokens.ts'

/** The texts of a card, its type, and the names that they may mention. */
export interface TextRequest {
  readonly text: string
  /** Texts that stand in other fields of the card, without labels, by the name of the field; see `AbilityWord.saysIn`. */
  readonly others?: { readonly [field: string]: string }
  /** The type of the card. */
  readonly type: string
  readonly titles: Titles
  /** The traits of the packs; without them, one or two capitalized words before a noun are a trait. */
  readonly traits?: ReadonlySet<string>
  /** The names of the numbers that the card prints as X. */
  readonly unknownNumbers?: readonly string[]
  /** The slugs of keywords by their titles in small letters. */
  readonly keywords: ReadonlyMap<string, string>
  /** The number of the stage that the card is. */
  readonly stage?: number
}

/** A part of the text: a line, or a paragraph after an ability word. */
export interface TextUnit {
  readonly text: string
  /** The offset of its first character in its text. */
  readonly start: number
  /** The field of its text, if not the usual one. */
  readonly field?: string
  /**
   * `whole`: it is read completely. `asked`: it has several meanings, each with a script of its own. `partly`: some of its sentences are read.
   * `by-hand`: none is. `keyword`, `reminder`: it is no ability.
   */
  readonly state: 'whole' | 'asked' | 'partly' | 'by-hand' | 'keyword' | 'reminder'
  /** The ability word with which it begins; undefined for a sentence without a label. */
  readonly word: string | undefined
  /** The abilities of each meaning; one meaning where it is `whole`. */
  readonly meanings: readonly (readonly BuiltAbility[])[]
  /** Of a compiled text that is `asked`: the number of the meaning that its author has chosen. */
  readonly chosen?: number
  /** The fact that it says, in place of abilities, with the values of its blanks. */
  readonly fact?: Choice
  /** Its sentences, and whether each is read by itself. */
  readonly sentences: readonly { readonly text: string; readonly isRead: boolean }[]
  /** Whether it is left by hand because of unread words before it in its line, on which its meaning may depend. */
  readonly isBehindUnread?: true
  /** Of a unit that is not read completely: the offset in the text up to which a reading came. */
  readonly reached?: number
}
