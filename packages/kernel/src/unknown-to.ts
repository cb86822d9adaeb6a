import { isAsking } from './ask.ts'
import { mayKnow } from './knowledge.ts'
import { watchingLooks } from './looks.ts'
import type { Table } from './table.ts'

/** Detects reads of cards that some players may not know: results that depend on such a read must not be shown to them. */

/**
 * Runs a function and calls `atUnknown` at each read by a script of a card that these seats may not know. Reads for stats do not count:
 * everyone sees the values of stats.
 */
export function watchingUnknown<T>(t: Table, seats: readonly string[], atUnknown: () => void, run: () => T): T {
  return watchingLooks({ isSecret: (card) => t.run.script !== undefined && !isAsking() && !mayKnow(card, seats), seen: atUnknown }, run)
}

/** Runs a read-only function. @returns its result, and whether it read a card that these seats may not know */
export function readingFor<T>(
  t: Table,
  seats: readonly string[],
  read: () => T,
): { readonly found: T; readonly looked: 'known' | 'unknown' } {
  let looked: 'known' | 'unknown' = 'known'
  const atUnknown = (): void => {
    looked = 'unknown'
  }
  const found = watchingUnknown(t, seats, atUnknown, read)
  return { found, looked }
}
