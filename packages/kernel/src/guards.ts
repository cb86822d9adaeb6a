import { table } from './current-table.ts'
import { CHANGES, fail } from './fault.ts'
import type { Table } from './table.ts'
import { wouldChange } from './unwind.ts'

/** Guards against changes while legality is examined. */

/** Runs a read-only function: a restriction, a number, a filter. It may read the table and never ask or change anything. */
export function restrict<T>(t: Table, test: () => T): T {
  const { mode, onChange } = t
  t.mode = 'restriction'
  t.onChange = refuseChange
  try {
    return test()
  } finally {
    t.mode = mode
    t.onChange = onChange
  }
}

function refuseChange(): never {
  fail('changes-in-restriction', CHANGES)
}

/** Ends the probe if this would change something. */
export function guardForProbe(): never {
  const { explorer } = table()
  if (explorer) explorer.changes = 'found'
  throw wouldChange()
}

/** As `guardForProbe`, for reading a card that the user may not know. A restriction is not aborted: it must return its answer. */
export function guardForUnknown(): void {
  const { explorer, mode } = table()
  if (!explorer) return
  explorer.changes = 'found'
  if (mode === 'probe') throw wouldChange()
}
