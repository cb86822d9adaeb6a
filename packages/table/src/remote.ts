/** For clients of a table that another process holds. */
export type { TableMessage, Trouble } from './messages.ts'
export { type RemoteOptions, RemoteTable } from './remote-table.ts'
