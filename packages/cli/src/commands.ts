/** The commands of `qw`. */
import { createRequire } from 'node:module'
import { Broken, diskWords, WrongUse } from '@questwright/workshop/problems'
import { Command, CommanderError } from 'commander'
import type { Run } from './command.ts'
import { type CommandEntry, commandTable } from './command-table.ts'
import type { Output } from './output.ts'

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string }

/**
 * Runs one command.
 * @param parts the arguments after `qw`
 * @returns its exit code: 0 success, 1 a problem was found, 2 wrong use
 */
export async function runCommand(parts: readonly string[], output: Output): Promise<number> {
  let code = 0
  const run =
    <A extends readonly unknown[]>(work: (...given: A) => Promise<number>) =>
    async (...given: A): Promise<void> => {
      code = await work(...given)
    }
  const program = new Command('qw')
    .description('Plays, replays, simulates, checks and tests scenarios of card games.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.print(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
      outputError: () => undefined,
    })
  try {
    if (parts.length === 0)
      throw new WrongUse(`Say what to do: qw ${commandTable.map(({ name }) => name).join(' | ')}. Each explains itself with --help.`)
    await addCommands(program, commandTable, parts, { output, run })
    await program.parseAsync([...parts], { from: 'user' })
    return code
  } catch (error) {
    return failed(error, output)
  }
}

const asksForHelp = (part: string | undefined): boolean => part === 'help' || part === '--help' || part === '-h'

/** Adds all commands by name; completes only the requested command, or all of them for the help. */
async function addCommands(
  to: Command,
  entries: readonly CommandEntry[],
  [asked, ...rest]: readonly string[],
  use: { readonly output: Output; readonly run: Run },
): Promise<void> {
  const isHelp = asksForHelp(asked)
  for (const entry of entries) {
    const command = to.command(entry.name).description(entry.about)
    const isWhole = isHelp || entry.name === asked
    if ('below' in entry) {
      const names = entry.below.map(({ name }) => name).join(' | ')
      command.action(() => {
        throw new WrongUse(`Say what to do: qw ${entry.name} ${names}. Each explains itself with --help.`)
      })
      await addCommands(command, entry.below, isHelp ? ['help'] : isWhole ? rest : [], use)
    } else if (isWhole) (await entry.load())(command, use.output, use.run)
  }
}

/** Prefixes of error messages from inside a realm, which mean nothing to users. */
const INSIDE = /^(playGame|simulate|replayGame|open): (BadSetup: |DefinitionError: |Error: )?/

function failed(error: unknown, output: Output): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0
  const wrongUse = error instanceof WrongUse || error instanceof CommanderError
  const message =
    error instanceof CommanderError
      ? `${error.message.replace(/^error: /, '').replace(/\.$/, '')}. Add --help to see what this command takes.`
      : error instanceof Error
        ? (diskWords(error) ?? error.message.replace(INSIDE, ''))
        : String(error)
  output.note(message)
  if (!wrongUse && !(error instanceof Broken) && error instanceof Error && error.stack && process.env.QW_STACK) output.note(error.stack)
  if (output.way === 'json' && !output.wroteJson()) output.json({ error: { kind: wrongUse ? 'wrong-use' : 'broken', message } })
  return wrongUse ? 2 : 1
}
