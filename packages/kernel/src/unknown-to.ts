import { isAsking } from './ask.ts'
import { mayKnow } from './knowledge.ts'
import { watchingLooks } from './looks.ts'
import type { Table } from './table.ts'

/** Looks at cards that some players may not know: what depends on such a look must not be told to them. */

/**
 * Runs something, and calls back at each look of a script at a card that these seats may not know. What stats are computed from is no such look:
 * all see the answer.
 */
export function watchingUnknown<T>(t: Table, seats: readonly string[], atUnknown: () => void, run: () => T): T {
  return watchingLooks({ isSecret: (card) => t.script !== undefined && !isAsking() && !mayKnow(card, seats), seen: atUnknown }, run)
}

/** Runs something that only reads. @returns what it gives, and whether it looked at a card that these seats may not know */
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
