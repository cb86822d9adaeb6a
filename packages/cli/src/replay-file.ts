/** Replays one saved game. */
import type { ReplayReport } from '@questwright/lab'
import type { PackBundle, PackSource } from '@questwright/packs'
import { type GameFile, MachineError } from '@questwright/realm'
import { Broken, faultLine, type LoadedWorkspace, loadWorkspace, mayRunIn, scriptProblem } from '@questwright/workshop'
import { isFuzzFile } from '@questwright/workshop/fuzz'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { readGame, waitingLine } from '@questwright/workshop/saves'
import { replayFuzzFile } from './fuzz-replay.ts'
import type { Output } from './output.ts'
import { differenceLines, tellDifference } from './replay-difference.ts'
import { changesSince, packSources, packsOf, savedPacksOf, wholeSavedPacks } from './saved-packs.ts'
import { introducePacks, noteProblems, type Realms } from './table-setup.ts'
import { wordsOf } from './words.ts'

export interface ReplayOptions {
  readonly realm: Realms
  /** `here`: with the current packs; `saved`: with the exact versions that the game names. */
  readonly under?: 'here' | 'saved'
  readonly all?: string
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

/** Replays a file. @returns 1 when the replay differs from the saved game */
export async function replayFile(file: string, options: ReplayOptions, output: Output): Promise<number> {
  if (isFuzzFile(file)) return replayFuzzFile(file, options, output)
  const saved = readGame(file)
  const workspace = loadWorkspace({
    ...(options.packs ? { folders: options.packs } : {}),
    ...(options.trust ? { trusted: options.trust } : {}),
  })
  const sources = packSources(options.packs)
  const past = savedPacksOf(saved, workspace, sources)
  const packs = chosenPacks(saved, { workspace, sources }, options, output)
  introducePacks(packs, options.under === 'saved' ? past.fetched : [], output)
  const changes = await changesSince(saved, packs)
  for (const change of changes) output.note(`note: ${change}`)
  const waiting = waitingLine(saved)
  if (waiting) output.note(`note: ${waiting}`)
  if (options.under !== 'saved' && changes.length > 0 && past.missing.length === 0 && past.fetched.length > 0)
    output.note('note: the packs with which it was saved are installed; --under saved plays it under those')
  const lab = await openLab(options.realm, packs, workspace)
  try {
    for (const problem of lab.problems) output.note(scriptProblem(problem))
    const begin = performance.now()
    const report = await playAgain(file, () =>
      lab.replay({ setup: saved.setup, seed: saved.seed, inputs: saved.inputs, hashes: saved.hashes }),
    )
    const milliseconds = Math.round(performance.now() - begin)
    for (const fault of report.faults) output.note(faultLine(fault, packs))
    const words = wordsOf(packs, await lab.catalogue())
    const told = report.differs && (await toldOf(report.differs, { saved, lab, packs, past: past.packs }))
    const difference = describe(report, saved)
    if (difference)
      output.note(
        [
          `${file} ${difference}${changes.length > 0 ? ' Engine or packs have changed since it was saved: see the notes above.' : ''}`,
          ...(told ? differenceLines(told).map((line) => `  ${line}`) : []),
        ].join('\n'),
      )
    if (output.way === 'json')
      output.json({
        file,
        under: options.under ?? 'here',
        same: difference === undefined ? 'yes' : 'no',
        inputs: saved.inputs.length,
        taken: report.taken,
        ...(report.differs ? { differs: { ...report.differs, ...(told ? { told } : {}) } } : {}),
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

function chosenPacks(
  saved: GameFile,
  { workspace, sources }: { readonly workspace: LoadedWorkspace; readonly sources: readonly PackSource[] },
  options: ReplayOptions,
  output: Output,
): readonly PackBundle[] {
  const { realm, trust } = options
  if (options.under === 'saved') return wholeSavedPacks(saved, workspace, { sources, realm, ...(trust ? { trust } : {}) })
  const packs = packsOf(saved, workspace)
  mayRunIn(workspace, realm, packs)
  noteProblems(workspace, packs, output)
  return packs
}

/** The explanation of the difference; undefined if the realm breaks while its questions are computed. */
export async function toldOf(
  differs: NonNullable<ReplayReport['differs']>,
  parts: {
    readonly saved: GameFile
    readonly lab: Pick<Lab, 'asked' | 'catalogue'>
    readonly packs: readonly PackBundle[]
    readonly past: readonly PackBundle[]
  },
): Promise<Awaited<ReturnType<typeof tellDifference>> | undefined> {
  try {
    return await tellDifference({ ...parts, differs })
  } catch (error) {
    if (error instanceof MachineError) return undefined
    throw error
  }
}

/** Replays a file. A setup that cannot be played is reported as a problem of the file, and not as a bug of this program. */
export async function playAgain(file: string, replay: () => Promise<ReplayReport>): Promise<ReplayReport> {
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
