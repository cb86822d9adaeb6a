/**
 * What an answer depends on. While something is computed, each read of state names the aspect that it read;
 * the answer is kept for as long as nothing was written in those aspects.
 */

/** Which side is up and how a card lies: its face, its side, what it lies as, its owner and controller. */
export const LOOKS = 1
/** Where cards lie, and in which order. */
export const PLACES = 2
/** All other fields. */
export const FIELDS = 4
export const TOKENS = 8
/** What abilities noted. */
export const MEMORY = 16
export const ALL_ASPECTS = 31
/** Whose ability or which step acts now. It is no state and has no clock: what depends on it is not kept. */
export const DOING = 32

let read = 0

/** Notes that an aspect was read. */
export function reads(aspect: number): void {
  read |= aspect
}

/** Begins to note what is read. @returns what `endReading` wants back */
export function beginReading(): number {
  const outer = read
  read = 0
  return outer
}

/** Ends it. Whoever was reading around it has read this, too. @returns the aspects that were read */
export function endReading(outer: number): number {
  const own = read
  read |= outer
  return own
}
