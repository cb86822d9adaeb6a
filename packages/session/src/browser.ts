/** Where a page keeps its tables. */
import type { PendingInputs, PendingShelf } from './ports.ts'

export { indexedShelf } from './indexed-shelf.ts'

/** Notes of a page, in the storage that is written before a page is gone. @param key under which they are kept */
export function localPending(key: string): PendingShelf {
  return {
    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<PendingInputs> | null
        return typeof kept?.table === 'string' && typeof kept.at === 'number' && Array.isArray(kept.inputs)
          ? (kept as PendingInputs)
          : undefined
      } catch {
        return undefined
      }
    },
    write(pending) {
      try {
        if (pending) localStorage.setItem(key, JSON.stringify(pending))
        else localStorage.removeItem(key)
      } catch {
        // Without storage a page that is left at once loses its last decision.
      }
    },
  }
}
