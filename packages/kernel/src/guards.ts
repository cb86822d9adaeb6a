import { fail } from './fault.ts'
import { type Table, table } from './table.ts'
import { WouldChange } from './unwind.ts'

/** While legality is looked at, nothing may change. */

/** Runs a restriction: it may read and never ask. */
export function restrict(t: Table, test: () => boolean): boolean {
  const before = { mode: t.mode, onChange: t.onChange }
  t.mode = 'restriction'
  t.onChange = refuseChange
  try {
    return test()
  } finally {
    t.mode = before.mode
    t.onChange = before.onChange
  }
}

function refuseChange(): never {
  fail('changes-in-restriction', 'a restriction changed the game; restrictions may read the table, and never change it')
}

/** Ends the probe if this would change something. */
export function guardForProbe(): never {
  const { explorer } = table()
  if (explorer) explorer.changes = 'found'
  throw new WouldChange()
}
