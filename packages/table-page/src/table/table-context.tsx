/** The React context in which the components of a table find it. */
import { createContext, type ReactNode, useContext } from 'react'
import type { ShownTable } from './shown-table.ts'

const TableContext = createContext<ShownTable | undefined>(undefined)

/** Provides a table to the components inside of it. */
export function TableProvider({ table, children }: { readonly table: ShownTable; readonly children: ReactNode }) {
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>
}

export function useTable(): ShownTable {
  const table = useContext(TableContext)
  if (!table) throw new Error('No TableProvider is around this part of the page.')
  return table
}

export const useSession = () => useTable().session
