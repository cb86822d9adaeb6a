/** `qw fuzz`: plays packs at random until every ability has fired, and reports the failures that occur. */
import { signatureOf } from '@questwright/lab'
import { formatProblem, type PackBundle } from '@questwright/packs'
import { faultLine, userPath } from '@questwright/workshop'
import { type FuzzReport, fuzzPacks } from '@questwright/workshop/fuzz'
import { fuzzEventLines } from '@questwright/workshop/words'
import type { Command } from 'commander'
import { type Run, wholeNumber } from './command.ts'
import { replayFuzzFile } from './fuzz-replay.ts'
import type { Output } from './output.ts'
import { type PackOptions, workspaceFor } from './workspace.ts'

interface FuzzOptions extends PackOptions {
  readonly minutes: number
  readonly seed: string
  readonly games: number
  readonly times: number
  readonly share: number
  readonly shrink: number
  readonly only?: string
  readonly out?: string
}

/** At most this many of the abilities that fired too rarely are listed, those that fired least first. */
const MOST_HUNGRY_TOLD = 40

/** Runs the exhaustive bot. @returns 1 when there is anything to report */
export async function fuzzNamed(names: readonly string[], options: FuzzOptions, output: Output): Promise<number> {
  if (options.only !== undefined) return replayFuzzFile(options.only, options, output)
  const { workspace, picked } = workspaceFor(names, options)
  const { minutes, seed, games, times, share, shrink, out } = options
  const watch = watchInterrupts(output)
  try {
    const report = await fuzzPacks(
      workspace,
      picked.filter((pack) => names.length > 0 || pack.trust === 'content'),
      {
        milliseconds: minutes === 0 ? Number.POSITIVE_INFINITY : minutes * 60_000,
        seed,
        games,
        times,
        share,
        shrinks: shrink,
        signal: watch.signal,
        ...(out === undefined ? {} : { out: userPath(out) }),
      },
      (event) => {
        for (const line of fuzzEventLines(event)) output.note(line)
      },
    )
    if (output.way === 'json') output.json(jsonOf(report))
    else printReport(report, workspace.bundles, times, output)
    return report.result === 'something' ? 1 : 0
  } finally {
    watch.end()
  }
}

/** The first Ctrl-C ends the run with a report, the second one immediately. */
function watchInterrupts(output: Output): { readonly signal: AbortSignal; readonly end: () => void } {
  const stop = new AbortController()
  const onInterrupt = (): void => {
    if (stop.signal.aborted) process.exit(130)
    stop.abort()
    output.note('Ending with the results so far. Press Ctrl-C again to end at once.')
  }
  process.on('SIGINT', onInterrupt)
  return { signal: stop.signal, end: () => void process.off('SIGINT', onInterrupt) }
}

/** The output of `--json`, a public format. */
function jsonOf(report: FuzzReport) {
  return {
    packs: report.packs,
    seed: report.seed,
    result: report.failures.length > 0 || report.unworded.length > 0 || report.hungry.length > 0 ? 'something' : 'nothing',
    ended: report.ended,
    games: report.games,
    choices: report.choices,
    playedAgain: report.playedAgain,
    inQuickjs: report.inQuickjs,
    abilities: report.abilities,
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
      answers: one.answers,
      ...(one.cards === undefined ? {} : { cards: one.cards }),
      written: one.written,
    })),
    problems: report.unworded,
    hungry: report.hungry,
    milliseconds: report.milliseconds,
  }
}

/**
 * Prints the report.
 * @param times how often each ability had to fire
 */
function printReport(report: FuzzReport, packs: readonly PackBundle[], times: number, output: Output): void {
  for (const one of report.failures) {
    const { finding } = one
    output.print(`${signatureOf(finding)}: ${finding.fault ? faultLine(finding.fault, packs) : finding.message}`)
    const size = `${one.answers} answers${one.cards === undefined ? '' : ` and ${one.cards} cards`}`
    const replay =
      one.replay === 'once'
        ? 'it did not show again, so something is not determined by the inputs'
        : `${one.replay === 'shortest' ? 'shortest replay' : 'replay'}: ${size}`
    output.print(
      `  ${one.times === 1 ? 'in one game' : `in ${one.times} games`}, first in game ${one.game}; ${replay}\n  qw fuzz --only ${one.written}`,
    )
  }
  for (const problem of report.unworded) output.print(formatProblem(problem))
  for (const part of report.hungry.slice(0, MOST_HUNGRY_TOLD))
    output.print(`fired too rarely: ${part.name} (${part.title}, ${part.what}): fired ${part.fired} times; ${part.why}`)
  const more = report.hungry.length - MOST_HUNGRY_TOLD
  if (more > 0)
    output.print(
      `fired too rarely: ${more} more, which fired at least ${report.hungry[MOST_HUNGRY_TOLD]?.fired} times (--json names them all)`,
    )
  output.print(
    `${report.games} games and ${report.choices} choices in ${(report.milliseconds / 1000).toFixed(0)} s, ${report.playedAgain} times played again, ${report.inQuickjs} of them in quickjs.`,
  )
  if (report.abilities === 0) {
    const found = `${report.failures.length} ${report.failures.length === 1 ? 'failure' : 'failures'}`
    output.print(`${report.packs.join(', ')}: no abilities, so nothing has to fire. Its cards were played with all the same; ${found}.`)
    return
  }
  output.print(
    `${report.satisfied} of ${report.abilities} abilities fired at least ${times} times; ${report.failures.length} ${report.failures.length === 1 ? 'failure' : 'failures'}.`,
  )
}

export function addFuzz(command: Command, output: Output, run: Run): void {
  command
    .argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named')
    .option('--minutes <m>', 'how long at most; 0: as long as its games take', wholeNumber(0), 5)
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
    .action(run((names: readonly string[], options: FuzzOptions) => fuzzNamed(names, options, output)))
}
