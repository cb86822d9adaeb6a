/** The command line as a function, for tests. */
export { runCommand } from './commands.ts'
export type { Output } from './output.ts'
