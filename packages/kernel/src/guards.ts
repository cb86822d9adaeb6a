import { table } from './current-table.ts'
import { CHANGES, fail } from './fault.ts'
import type { Table } from './table.ts'
import { wouldChange } from './unwind.ts'

/** While legality is looked at, nothing may change. */

/** Runs what only reads: a restriction, a number, a filter. It may read the table and never ask or change anything. */
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

/** As `guardForProbe`, for a look at what the user may not know. A restriction that looks goes on to its end: it must answer. */
export function guardForUnknown(): void {
  const { explorer, mode } = table()
  if (!explorer) return
  explorer.changes = 'found'
  if (mode === 'probe') throw wouldChange()
}
