/** The entry for clients of a table in another process. */
export type { TableMessage, Trouble } from './messages.ts'
export { type RemoteOptions, RemoteTable } from './remote-table.ts'
