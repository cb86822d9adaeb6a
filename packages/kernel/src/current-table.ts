import type { Table } from './table.ts'

let current: Table | undefined

/** The table that is running. @throws Error outside a run */
export function table(): Table {
  if (!current) throw new Error('no table is running here: rules and cards can only be called by a table')
  return current
}

/** The table that is running, or undefined outside a run. */
export function anyTable(): Table | undefined {
  return current
}

/** Runs something at a table. */
export function atTable<T>(t: Table, run: () => T): T {
  const before = current
  current = t
  try {
    return run()
  } finally {
    current = before
  }
}
