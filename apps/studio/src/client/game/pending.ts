/** What was just answered, noted before the game takes it: a page that is left in that moment comes back with it. */
import type { Input } from '@questwright/realm/web'

const key = 'questwright-pending'

interface Pending {
  readonly table: string
  /** How many inputs the game held when it was given. */
  readonly at: number
  readonly inputs: readonly Input[]
}

/** What was given since the game was kept last. */
let noted: Pending | undefined

/**
 * Notes inputs that are about to be given, behind those that were noted since the game was kept last.
 * @returns whether they could be: behind a fault, or in another game, the game has to be kept first
 */
export function notePending({ table, at, inputs }: Pending): 'noted' | 'not behind what is noted' {
  const before = noted
  if (before && (before.table !== table || before.at + before.inputs.length !== at)) return 'not behind what is noted'
  noted = { table, at: before?.at ?? at, inputs: [...(before?.inputs ?? []), ...inputs] }
  try {
    localStorage.setItem(key, JSON.stringify(noted))
  } catch {
    // Without storage a page that is left at once loses its last decision.
  }
  return 'noted'
}

/** Whether something was given that is not kept yet. */
export const isPending = (): boolean => noted !== undefined

/** The game has been kept with them. */
export function forgetPending(): void {
  noted = undefined
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
