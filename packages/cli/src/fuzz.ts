/** `qw fuzz`: random play until every ability has fired, and everything that cannot be on the way. */

import { join } from 'node:path'
import { signatureOf } from '@questwright/lab'
import { formatProblem, type PackBundle, type Problem } from '@questwright/packs'
import {
  engineIdentity,
  type FoundFailure,
  type FuzzFile,
  type FuzzRealm,
  faultLine,
  fuzzSlug,
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  loadWorkspace,
  openFuzzRealm,
  type Progress,
  packsIn,
  pickPacks,
  type RunReport,
  runFuzz,
  scriptProblem,
  shrinkPatience,
  splitPackNames,
  unwordedIn,
  userPath,
  WrongUse,
  withNeeds,
  writeFile,
} from '@questwright/workshop'
import type { Command } from 'commander'
import { type Run, wholeNumber } from './command.ts'
import { replayFuzzFile } from './fuzz-replay.ts'
import type { Output } from './output.ts'

export interface FuzzOptions {
  readonly minutes: number
  readonly seed: string
  readonly games: number
  readonly times: number
  readonly share: number
  readonly shrink: number
  readonly only?: string
  readonly out?: string
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

/** Lines of progress are so many milliseconds apart. */
const PROGRESS_EVERY = 3_000
/** So many hungry abilities are told one by one, those that fired least first. */
const MOST_HUNGRY_TOLD = 40

/** Runs the exhaustive bot. @returns 1 when there is anything to report */
export async function fuzzPacks(names: readonly string[], options: FuzzOptions, output: Output): Promise<number> {
  if (options.only !== undefined) return replayFuzzFile(options.only, options, output)
  const { folders } = splitPackNames(names)
  const workspace = loadWorkspace({ folders: [...folders, ...(options.packs ?? [])], ...(options.trust ? { trusted: options.trust } : {}) })
  const picked = pickPacks(workspace, names).filter((pack) => names.length > 0 || pack.trust === 'content')
  const tested = picked.flatMap((pack) => (pack.bundle ? [pack.bundle.id] : []))
  if (tested.length === 0) throw new WrongUse('None of these packs can be loaded: see qw check.')
  for (const pack of picked)
    for (const problem of pack.problems.filter(({ severity }) => severity === 'error')) output.note(formatProblem(problem))
  const packs = withNeeds(workspace, tested)
  const realms = await openRealms(workspace, packs, output)
  const begin = performance.now()
  const watch = watchInterrupts(output)
  const patience = shrinkPatience(options.minutes * 60_000, () => performance.now())
  try {
    for (const problem of realms.native.problems) output.note(scriptProblem(problem))
    let told = Number.NEGATIVE_INFINITY
    const report = await runFuzz(realms, {
      packs: tested,
      seed: options.seed,
      times: options.times,
      games: options.games,
      share: options.share,
      shrinks: options.shrink,
      enough: () => watch.interrupted() || performance.now() - begin > options.minutes * 60_000,
      patience: () => {
        const took = patience()
        return () => took() || watch.interrupted()
      },
      onProgress: (progress) => {
        if (performance.now() - told < PROGRESS_EVERY) return
        told = performance.now()
        output.note(`${clock(told - begin)}  ${progressLine(progress)}`)
      },
    })
    const files = await writeFailures(report.failures, options, workspace, picked, packs)
    const unworded = unwordedIn(report, packs, tested)
    tell(report, unworded, files, options, performance.now() - begin, output, tested, watch.interrupted())
    return report.failures.length > 0 || unworded.length > 0 || report.hungry.length > 0 || realms.native.problems.length > 0 ? 1 : 0
  } finally {
    watch.end()
    realms.close()
  }
}

/** Packs that nobody vouches for are played in the sandbox only. */
async function openRealms(workspace: LoadedWorkspace, packs: readonly PackBundle[], output: Output) {
  const stranger = workspace.packs.find((pack) => pack.trust === 'stranger' && pack.bundle && packs.includes(pack.bundle))
  if (stranger)
    output.note(
      `note: ${idOf(stranger)} is not of this repository, so games are played in quickjs, which is slow. --trust ${idOf(stranger)} plays them natively.`,
    )
  const native = await openFuzzRealm(stranger ? 'quickjs' : 'native', packs)
  let sandbox: FuzzRealm | undefined
  return {
    native,
    // opened when the first game is to be compared
    quickjs: async (): Promise<FuzzRealm> => {
      sandbox ??= await openFuzzRealm('quickjs', packs)
      return sandbox
    },
    close: () => {
      native.close()
      sandbox?.close()
    },
  }
}

/** The first Ctrl-C ends the run with its report, the second one at once. */
function watchInterrupts(output: Output): { readonly interrupted: () => boolean; readonly end: () => void } {
  let times = 0
  const onInterrupt = (): void => {
    if (++times > 1) process.exit(130)
    output.note('Ends with what there is. Once more Ctrl-C ends at once.')
  }
  process.on('SIGINT', onInterrupt)
  return { interrupted: () => times > 0, end: () => void process.off('SIGINT', onInterrupt) }
}

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function progressLine({ games, choices, satisfied, parts, failures, hungriest, doing }: Progress): string {
  const found = `${failures} ${failures === 1 ? 'failure' : 'failures'}`
  const least = hungriest ? `; hungriest: ${hungriest.name}, ${hungriest.fired} times` : ''
  return `${games} games, ${choices} choices, ${satisfied} of ${parts} abilities satisfied, ${found}${doing ? ` (${doing})` : least}`
}

async function writeFailures(
  failures: readonly FoundFailure[],
  options: FuzzOptions,
  workspace: LoadedWorkspace,
  picked: readonly LocalPack[],
  packs: readonly PackBundle[],
): Promise<ReadonlyMap<FoundFailure, string>> {
  const engine = await engineIdentity()
  const files = new Map<FoundFailure, string>()
  const taken = new Set<string>()
  for (const found of failures) {
    const { finding, failure, way } = found
    const owner = workspace.packs.find((pack) => pack.bundle && finding.code.includes(`${pack.bundle.id}:`)) ?? (picked[0] as LocalPack)
    const folder = options.out ? userPath(options.out) : join(owner.folder, 'fuzz')
    let slug = fuzzSlug(finding)
    for (let i = 2; taken.has(`${folder}/${slug}`); i++) slug = `${fuzzSlug(finding)}-${i}`
    taken.add(`${folder}/${slug}`)
    const file: FuzzFile = {
      format: 'questwright-fuzz',
      version: 1,
      finding: { kind: finding.kind, code: finding.code, message: finding.message },
      way,
      packs: packsIn(packs),
      engine,
      setup: failure.setup,
      seed: failure.seed,
      script: failure.script,
      ...(failure.bot ? { bot: failure.bot } : {}),
      ...(failure.muted ? { muted: failure.muted } : {}),
      ...(failure.board ? { board: failure.board } : {}),
      found: { seed: options.seed, game: found.game },
    }
    files.set(found, writeFile(join(folder, `${slug}.json`), file))
  }
  return files
}

function tell(
  report: RunReport,
  unworded: readonly Problem[],
  files: ReadonlyMap<FoundFailure, string>,
  options: FuzzOptions,
  milliseconds: number,
  output: Output,
  packs: readonly string[],
  interrupted: boolean,
): void {
  if (output.way === 'json') {
    output.json({
      packs,
      seed: options.seed,
      result: report.failures.length > 0 || unworded.length > 0 || report.hungry.length > 0 ? 'something' : 'nothing',
      ended: interrupted ? 'interrupted' : report.ended === 'enough' ? 'time' : report.ended,
      games: report.games,
      choices: report.choices,
      playedAgain: report.playedAgain,
      inQuickjs: report.inQuickjs,
      abilities: report.parts,
      satisfied: report.satisfied,
      endings: report.endings,
      failures: report.failures.map((one) => ({
        kind: one.finding.kind,
        code: one.finding.code,
        message: one.finding.message,
        ...(one.finding.fault?.file ? { file: one.finding.fault.file, line: one.finding.fault.line } : {}),
        ...(one.finding.place ? { place: one.finding.place } : {}),
        times: one.times,
        game: one.game,
        way: one.way,
        replay: one.replay,
        answers: one.failure.script.length,
        ...(one.failure.cards === undefined ? {} : { cards: one.failure.cards }),
        written: files.get(one),
      })),
      problems: unworded,
      hungry: report.hungry,
      milliseconds: Math.round(milliseconds),
    })
    return
  }
  for (const one of report.failures) {
    const { finding } = one
    output.print(`${signatureOf(finding)}: ${finding.fault ? faultLine(finding.fault) : finding.message}`)
    const size = `${one.failure.script.length} answers${one.failure.cards === undefined ? '' : ` and ${one.failure.cards} cards`}`
    const replay =
      one.replay === 'once'
        ? 'it did not show again, so something is not determined by the inputs'
        : `${one.replay === 'shortest' ? 'shortest replay' : 'replay'}: ${size}`
    output.print(
      `  ${one.times === 1 ? 'in one game' : `in ${one.times} games`}, first in game ${one.game}; ${replay}\n  qw fuzz --only ${files.get(one)}`,
    )
  }
  for (const problem of unworded) output.print(formatProblem(problem))
  for (const part of report.hungry.slice(0, MOST_HUNGRY_TOLD))
    output.print(`hungry ${part.name} (${part.title}, ${part.what}): fired ${part.fired} times; ${part.why}`)
  const more = report.hungry.length - MOST_HUNGRY_TOLD
  if (more > 0)
    output.print(`hungry: ${more} more, which fired at least ${report.hungry[MOST_HUNGRY_TOLD]?.fired} times (--json names them all)`)
  output.print(
    `${report.games} games and ${report.choices} choices in ${(milliseconds / 1000).toFixed(0)} s, ${report.playedAgain} times played again, ${report.inQuickjs} of them in quickjs.`,
  )
  if (report.parts === 0) {
    const found = `${report.failures.length} ${report.failures.length === 1 ? 'failure' : 'failures'}`
    output.print(`${packs.join(', ')}: no abilities, so nothing has to fire. Its cards were played with all the same; ${found}.`)
    return
  }
  output.print(
    `${report.satisfied} of ${report.parts} abilities fired at least ${options.times} times; ${report.failures.length} ${report.failures.length === 1 ? 'failure' : 'failures'}.`,
  )
}

export function addFuzz(program: Command, output: Output, run: Run): void {
  program
    .command('fuzz')
    .description('Plays at random until every ability has fired, and reports everything that goes wrong on the way.')
    .argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named')
    .option('--minutes <m>', 'how long at most', wholeNumber(1), 5)
    .option('--seed <seed>', 'any text: equal seeds give equal games', '1')
    .option('--games <n>', 'how many games at most', wholeNumber(1), 1_000_000)
    .option('--times <n>', 'how often each ability is to fire', wholeNumber(1), 20)
    .option('--share <n>', 'every n-th game is played again in other ways, and every fourth of these in quickjs', wholeNumber(1), 6)
    .option('--shrink <n>', 'how many failures are made small', wholeNumber(0), 20)
    .option('--only <file>', 'play this failure again and nothing else')
    .option('--out <folder>', 'where failures are written; into fuzz/ of their pack if not said')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--trust <packs...>', 'packs that may run outside the sandbox')
    .option('--json', 'print one JSON value')
    .action(run((names: readonly string[], options: FuzzOptions) => fuzzPacks(names, options, output)))
}
