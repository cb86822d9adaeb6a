/** What was answered and is not kept yet, noted before the game takes it: a page that is left in that moment comes back with it. */
import type { Input } from '@questwright/realm/web'

const key = 'questwright-pending'

interface Pending {
  readonly table: string
  /** How many inputs the game held when the first of them was given. */
  readonly at: number
  readonly inputs: readonly Input[]
}

/** Notes inputs that are about to be given, behind those that are noted already. */
export function notePending({ table, at, inputs }: Pending): void {
  const before = noted()
  // a fault of a script may stand between: then what is noted no longer leads to this moment
  const follows = before?.table === table && before.at + before.inputs.length === at
  write(follows ? { table, at: before.at, inputs: [...before.inputs, ...inputs] } : { table, at, inputs })
}

/** The game did not take what was noted from this input on. */
export function withdrawPending(from: number): void {
  const before = noted()
  if (before) write({ ...before, inputs: before.inputs.slice(0, Math.max(0, from - before.at)) })
}

/** The game has been kept with so many inputs. */
export function forgetPending(kept: number): void {
  const before = noted()
  if (before && kept > before.at) write({ ...before, at: kept, inputs: before.inputs.slice(kept - before.at) })
}

/** Inputs that were given to this table after so many, and were not kept any more. */
export function pendingAfter(table: string, at: number): readonly Input[] {
  const kept = noted()
  return kept?.table === table && kept.at === at ? kept.inputs : []
}

function noted(): Pending | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Pending> | null
    return typeof kept?.table === 'string' && typeof kept.at === 'number' && Array.isArray(kept.inputs) ? (kept as Pending) : undefined
  } catch {
    return undefined
  }
}

function write(pending: Pending): void {
  try {
    if (pending.inputs.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // Without storage a page that is left at once loses its last decision.
  }
}
