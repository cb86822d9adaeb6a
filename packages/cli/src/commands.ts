/** The commands of `qw`. */

import { Broken, diskWords, WrongUse } from '@questwright/workshop'
import { Command, CommanderError } from 'commander'
import { addCheck } from './check.ts'
import { addDeck } from './deck.ts'
import { addExplain } from './explain.ts'
import { addExport } from './export.ts'
import { addFuzz } from './fuzz.ts'
import { addImport } from './import.ts'
import type { Output } from './output.ts'
import { addPack } from './pack.ts'
import { addPlay } from './play.ts'
import { addReplay } from './replay.ts'
import { addSimulate } from './simulate.ts'
import { addTest } from './test.ts'

/**
 * Runs one command.
 * @param parts what stands behind `qw`
 * @returns its exit code: 0 all is well, 1 something was found to be broken, 2 wrong use
 */
export async function runCommand(parts: readonly string[], output: Output): Promise<number> {
  let code = 0
  const run =
    <A extends readonly unknown[]>(deed: (...given: A) => Promise<number>) =>
    async (...given: A): Promise<void> => {
      code = await deed(...given)
    }
  const program = new Command('qw')
    .description('Plays, replays, simulates, checks and tests quests.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.print(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
      outputError: () => undefined,
    })
  addPlay(program, output, run)
  addReplay(program, output, run)
  addExplain(program, output, run)
  addSimulate(program, output, run)
  addCheck(program, output, run)
  addDeck(program, output, run)
  addTest(program, output, run)
  addFuzz(program, output, run)
  addPack(program, output, run)
  addImport(program, output, run)
  addExport(program, output, run)
  try {
    if (parts.length === 0)
      throw new WrongUse(
        `Say what to do: qw ${program.commands.map((command) => command.name()).join(' | ')}. Each explains itself with --help.`,
      )
    await program.parseAsync([...parts], { from: 'user' })
    return code
  } catch (error) {
    return failed(error, output)
  }
}

/** The door's name for what was called says nothing to a person. */
const INSIDE = /^(playGame|simulate|replayGame|open): (BadSetup: |Error: )?/

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
