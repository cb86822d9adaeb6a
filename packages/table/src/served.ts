/** The entry for processes that hold a table for clients elsewhere. */
export { type Connection, KnownDice, type ServedOptions, ServedTable } from './served-table.ts'
