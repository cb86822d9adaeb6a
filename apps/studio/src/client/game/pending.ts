/** What was just answered, noted before the game takes it: a page that is left in that moment comes back with it. */
import type { Input } from '@questwright/realm/web'

const key = 'questwright-pending'

interface Pending {
  readonly table: string
  /** How many inputs the game held when it was given. */
  readonly at: number
  readonly inputs: readonly Input[]
}

/** Notes inputs that are about to be given. */
export function notePending(pending: Pending): void {
  try {
    localStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // Without storage a page that is left at once loses its last decision.
  }
}

/** The game has been kept with them. */
export function forgetPending(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // as above
  }
}

/** Inputs that were given to this table after so many, and were not kept any more. */
export function pendingAfter(table: string, at: number): readonly Input[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Pending> | null
    return kept !== null && kept.table === table && kept.at === at && Array.isArray(kept.inputs) ? (kept.inputs as readonly Input[]) : []
  } catch {
    return []
  }
}
