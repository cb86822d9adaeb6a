/** `qw replay`: plays a saved game again and compares its states. */
import type { ReplayReport } from '@questwright/lab'
import { type GameFile, MachineError } from '@questwright/realm'
import type { Command } from 'commander'
import { type Run, withRealm } from './command.ts'
import { isFuzzFile } from './fuzz-file.ts'
import { replayFuzzFile } from './fuzz-replay.ts'
import type { Output } from './output.ts'
import { Broken } from './problems.ts'
import { faultLine, openLab, scriptProblem } from './realms.ts'
import { readGame } from './save.ts'
import { changesSince, packsOf } from './saved-packs.ts'
import { noteProblems, type Realms } from './table-setup.ts'
import { wordsOf } from './words.ts'
import { mayRunIn, openWorkspace } from './workspace.ts'

interface ReplayOptions {
  readonly realm: Realms
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

/** Replays a file. @returns 1 when the game went another way than it was saved */
export async function replayFile(file: string, options: ReplayOptions, output: Output): Promise<number> {
  if (isFuzzFile(file)) return replayFuzzFile(file, options, output)
  const saved = readGame(file)
  const workspace = openWorkspace({
    ...(options.packs ? { folders: options.packs } : {}),
    ...(options.trust ? { trusted: options.trust } : {}),
  })
  const packs = packsOf(saved, workspace)
  mayRunIn(workspace, options.realm, packs)
  noteProblems(workspace, packs, output)
  const changes = await changesSince(saved, packs)
  for (const change of changes) output.note(`note: ${change}`)
  const lab = await openLab(options.realm, packs, workspace)
  try {
    for (const problem of lab.problems) output.note(scriptProblem(problem))
    const begin = performance.now()
    const report = await playAgain(file, () =>
      lab.replay({ setup: saved.setup, seed: saved.seed, inputs: saved.inputs, hashes: saved.hashes }),
    )
    const milliseconds = Math.round(performance.now() - begin)
    for (const fault of report.faults) output.note(faultLine(fault))
    const words = wordsOf(packs, await lab.catalogue())
    const difference = describe(report, saved)
    if (difference)
      output.note(
        `${file} ${difference}${changes.length > 0 ? ' Engine or packs have changed since it was saved: see the notes above.' : ''}`,
      )
    if (output.way === 'json')
      output.json({
        file,
        same: difference === undefined ? 'yes' : 'no',
        inputs: saved.inputs.length,
        taken: report.taken,
        ...(report.differs ? { differs: report.differs } : {}),
        outcome: report.outcome?.result ?? 'open',
        stateHash: report.stateHash,
        hash: report.hash,
        changes,
        realm: options.realm,
        milliseconds,
        faults: report.faults,
      })
    else if (!difference)
      output.print(
        `${file}: the same game, ${saved.inputs.length} inputs. ${report.outcome ? words.sentence(report.outcome.why) : 'It is not over.'} State ${report.stateHash}, ${options.realm}, ${milliseconds} ms.`,
      )
    return difference ? 1 : 0
  } finally {
    lab.close()
  }
}

/** A file can hold a setup that no game begins with: that is no error of the program. */
async function playAgain(file: string, replay: () => Promise<ReplayReport>): Promise<ReplayReport> {
  try {
    return await replay()
  } catch (error) {
    if (error instanceof MachineError && error.machine === 'well')
      throw new Broken(`${file} cannot be replayed: ${error.message.replace(/^replayGame: /, '')}`)
    throw error
  }
}

function describe({ differs }: ReplayReport, saved: GameFile): string | undefined {
  if (!differs) return undefined
  const { input, place, what, expected, found } = differs
  const where = place ? ` (round ${place.round}, ${place.phase}, step ${place.step})` : ''
  const which = input >= saved.inputs.length ? 'after its last input' : `at input ${input}`
  if (what === 'state') return `differs ${which}${where}: the state is ${found}, and was ${expected}.`
  return `differs ${which}${where}: expected ${expected}, found ${found}.`
}

export function addReplay(program: Command, output: Output, run: Run): void {
  withRealm(
    program
      .command('replay')
      .description('Plays a saved game again and compares every state.')
      .argument('<file>', 'a game that was saved with --save'),
    'quickjs',
  ).action(run((file: string, options: ReplayOptions) => replayFile(file, options, output)))
}
