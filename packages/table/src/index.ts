export type { BotKind, TableHolder } from './holder.ts'
export { LocalTable } from './local-table.ts'
export type { PlayerInput, TableNews, TablePort, Taken } from './port.ts'
