/**
 * What a cached value depends on. While it is computed, each read of state names the aspect that it read;
 * the value stays valid until something is written in one of those aspects.
 */

/** How a card is shown and whose it is: face up or down, its side, what it counts as while face down, its owner and its controller. */
export const LOOKS = 1
/** In which zones cards are, and in which order. */
export const PLACES = 2
/** All other fields. */
export const FIELDS = 4
export const TOKENS = 8
/** The memory of cards: values that abilities noted there. */
export const MEMORY = 16
export const ALL_ASPECTS = 31
/** Which ability or step acts now. No write changes it, so no write counter tells when it changes: a value that depends on it is not cached. */
export const DOING = 32

let read = 0

/** Notes that an aspect was read. */
export function reads(aspect: number): void {
  read |= aspect
}

/** Starts to record which aspects are read. @returns the aspects recorded before, to hand to `endReading` */
export function beginReading(): number {
  const outer = read
  read = 0
  return outer
}

/** Ends the recording and adds its aspects to the enclosing recording. @returns the aspects that were read */
export function endReading(outer: number): number {
  const own = read
  read |= outer
  return own
}
