/** For processes that hold a table for clients elsewhere. */
export { type Connection, type ServedOptions, ServedTable } from './served-table.ts'
