/**
 * Limits on the data that scripts may put into a game: far above the needs of cards, and far below what makes a table slow or a saved game large.
 * Excess is refused before it is recorded, as a fault of the ability. Sizes are counted in characters; any other piece of data counts as 8.
 */

/** Names: slugs, kinds of tokens, keys of memory, names of questions and of their options. */
export const LONGEST_NAME = 200
/** One text in a value, in the story, or in a question. */
export const LONGEST_TEXT = 10_000
/** One value: a list or record in memory, in the story, or in parameters. */
export const LARGEST_VALUE = 100_000
/** All data on one card: its tokens, states and memory. */
export const LARGEST_CARD = 200_000
/** All data on all cards and on the table. */
export const LARGEST_TABLE = 4_000_000
/** One amount, one change of a stat, and one stat: sums of them are still exact integers. */
export const LARGEST_NUMBER = 1_000_000_000
/** Cards of one game, in all zones. */
export const MOST_CARDS = 5_000
/** Lasting and delayed effects that run at the same time. */
export const MOST_EFFECTS = 500
/** Options of one question. */
export const MOST_OPTIONS = 5_000
/** Events at one moment, by one call. A game has more cards, but never as many in play. */
export const MOST_TOGETHER = 1_000
/** Alternatives of one "choose one" of a card: the probe runs each to see whether it could change something. */
export const MOST_WAYS = 64
/** Abilities, modifiers and effects on one side of a card. */
export const MOST_PARTS = 64

/** A value exceeds a limit; the message names the value and the limit. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch'
}

/** A script passed a value that cannot be used there; the message says what was passed and what is expected. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue'
}

/** @throws TooMuch */
export function refuseMore(what: string, size: number, most: number): void {
  if (size > most) throw new TooMuch(`${what} ${size}; at most ${most} are allowed`)
}

/** Validates a name from a script. @param what the thing that it names, for the message @throws WrongValue, TooMuch */
export function nameIn(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new WrongValue(`${what} must be a text, and is ${nameOfSort(value)}`)
  if (value.length > LONGEST_NAME) throw new TooMuch(`${what} has ${value.length} characters; names have ${LONGEST_NAME} at most`)
  return value
}

/** Describes a value in a word for messages, without running code of it. */
export function nameOfSort(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing (undefined)'
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
