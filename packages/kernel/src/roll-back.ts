import { atTable } from './current-table.ts'
import type { Table } from './table.ts'

/** Undoes every change since a mark in the journal. Clocks are not set back; each undone change increments them. */
export function rollBack(t: Table, mark: number): void {
  t.state.rollBack(mark)
  settle(t)
}

/** Updates derived data after changes that no rule made, and clears the list of cards for the state checks. */
export function settle(t: Table): void {
  // run it at this table, because whether a part is active may depend on the state
  atTable(t, () => t.registry.settle())
  t.state.forgetTouched()
}
