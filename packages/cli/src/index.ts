/** The command line as a function: what tests use. */
export { runCommand } from './commands.ts'
export type { Output } from './output.ts'
