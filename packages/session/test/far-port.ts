/** The port of a table in another process, without that process: it wraps a local table and leaves out the part of the holder. */
import type { LocalTable, TablePort } from '@questwright/table'

/** @param more methods that replace those of the table */
export function farPort(table: LocalTable, more: Partial<TablePort> = {}): TablePort {
  return {
    viewer: table.viewer,
    rights: table.rights,
    take: () => table.take(),
    onNews: () => {},
    give: (inputs) => table.give(inputs),
    takeBack: (to) => table.takeBack(to),
    look: () => table.look(),
    why: (card) => table.why(card),
    coming: () => table.coming(),
    heard: (answers) => table.heard(answers),
    forecast: (wish) => table.forecast(wish),
    catalogue: () => table.catalogue(),
    close: () => table.close(),
    ...more,
  }
}
