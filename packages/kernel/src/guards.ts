import { table } from './current-table.ts'
import { CHANGES, fail } from './fault.ts'
import type { Table } from './table.ts'
import { wouldChange } from './unwind.ts'

/** Guards against changes while legality is examined. */

/** Runs a read-only function: a restriction, a number, a filter. It may read the table, but must not ask a player or change anything. */
export function restrict<T>(t: Table, test: () => T): T {
  const { run } = t
  const { mode, onChange } = run
  run.mode = 'restriction'
  run.onChange = refuseChange
  try {
    return test()
  } finally {
    run.mode = mode
    run.onChange = onChange
  }
}

function refuseChange(): never {
  fail('changes-in-restriction', CHANGES)
}

/** Ends the probe if this would change something. */
export function guardForProbe(): never {
  const { explorer } = table().run
  if (explorer) explorer.changes = 'found'
  throw wouldChange()
}

/** As `guardForProbe`, for reading a card that the user may not know. A restriction is not aborted: it must return its answer. */
export function guardForUnknown(): void {
  const { explorer, mode } = table().run
  if (!explorer) return
  explorer.changes = 'found'
  if (mode === 'probe') throw wouldChange()
}
