/**
 * How much a script may make a game keep. All of it is chosen far above what cards need, and far below what makes a table slow or a saved game unwieldy;
 * what is more is refused before it is recorded, as a fault of the ability that wanted it. Sizes are counted in characters, any other piece of data as 8.
 */

/** Names: slugs, kinds of tokens, names of what is remembered, of questions and of their options. */
export const LONGEST_NAME = 200
/** One text in a value, in the story, or in a question. */
export const LONGEST_TEXT = 10_000
/** One value: a list or record that is remembered, told, or handed on. */
export const LARGEST_VALUE = 100_000
/** All that is noted on one card: its tokens, its states, and what is remembered on it. */
export const LARGEST_CARD = 200_000
/** All that is noted on all cards and on the table. */
export const LARGEST_TABLE = 4_000_000
/** One amount, one number with which a stat is changed, and one stat: sums of them can still be counted exactly. */
export const LARGEST_NUMBER = 1_000_000_000
/** Cards of one game, wherever they lie. */
export const MOST_CARDS = 5_000
/** Lasting and delayed effects that run at the same time. */
export const MOST_EFFECTS = 500
/** What one question offers. */
export const MOST_OPTIONS = 5_000
/** What happens at one moment, by one call. A game has more cards, but none has as many in play. */
export const MOST_TOGETHER = 1_000
/** Ways of one choice that a card offers: each is explored to see whether it could change something. */
export const MOST_WAYS = 64
/** Abilities, modifiers and effects on one side of a card. */
export const MOST_PARTS = 64

/** Something is larger than a game may keep; the message says what, and how much is allowed. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch'
}

/** A script handed over something that cannot be used there; the message says what, and what is expected. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue'
}

/** @throws TooMuch */
export function refuseMore(what: string, size: number, most: number): void {
  if (size > most) throw new TooMuch(`${what} ${size}; at most ${most} are allowed`)
}

/** A name that a script gives. @param what it names, for the message @throws WrongValue, TooMuch */
export function nameIn(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new WrongValue(`${what} must be a text, and is ${nameOfSort(value)}`)
  if (value.length > LONGEST_NAME) throw new TooMuch(`${what} has ${value.length} characters; names have ${LONGEST_NAME} at most`)
  return value
}

/** What something is, in a word, without running anything of it. */
export function nameOfSort(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing (undefined)'
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
