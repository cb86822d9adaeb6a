/** Where a page keeps its tables. */
import type { PendingInputs, PendingShelf } from './ports.ts'

export { indexedShelf } from './indexed-shelf.ts'

/** Notes of a page, in the storage that is written before a page is gone. @param key under which they are kept */
export function localPending(key: string): PendingShelf {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        // an earlier version had one note, and named the table in it
        return (Array.isArray(kept) ? kept : [kept]).flatMap(noteOf)
      } catch {
        return []
      }
    },
    write(pending) {
      try {
        if (pending.length > 0) localStorage.setItem(key, JSON.stringify(pending))
        else localStorage.removeItem(key)
      } catch {
        // Without storage a page that is left at once loses its last decision.
      }
    },
  }
}

function noteOf(kept: Partial<PendingInputs & { readonly table: string }> | null): PendingInputs[] {
  const game = kept?.game ?? kept?.table
  return typeof game === 'string' && typeof kept?.at === 'number' && Array.isArray(kept.inputs)
    ? [{ game, at: kept.at, inputs: kept.inputs }]
    : []
}
