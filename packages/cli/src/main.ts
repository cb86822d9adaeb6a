/** `qw`: play, replay, simulate, check and test from the terminal. */
import { runCommand } from './commands.ts'
import { processOutput } from './output.ts'

const parts = process.argv.slice(2)
process.exitCode = await runCommand(parts, processOutput(parts.includes('--json') ? 'json' : 'text'))
