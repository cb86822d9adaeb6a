/** Stores the inputs of a page that are not saved yet, in the browser's local storage. */
import type { PendingInputs, PendingShelf } from './ports.ts'

export { indexedShelf } from './indexed-shelf.ts'

/** Notes in local storage, which is written synchronously and so still works while a page is being closed. @param key the storage key */
export function localPending(key: string): PendingShelf {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        // an earlier version had a single note with the table's name in it
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
        // without storage, a page that is closed right after a decision loses that decision
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
