/** `qw simulate`: many games, and what they say. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type BotKind, figuresOf, type RoundFigures, type SimulatedGame, type Spread } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import { engineIdentity, faultLine, gameFile, openLab, scriptProblem, WrongUse, writeFile } from '@questwright/workshop'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { botOption, type Run, wholeNumber, withGame } from './command.ts'
import type { Output } from './output.ts'
import { type GameOptions, prepareGame } from './table-setup.ts'

export interface SimulateOptions extends GameOptions {
  readonly games: number
  readonly players?: number
  readonly bot: BotKind
  /** A folder in which every game is kept. */
  readonly keep?: string
}

/** Plays games with bots. @returns the exit code: 1 when a game was stuck or a script failed */
export async function simulateGames(scenario: string, options: SimulateOptions, output: Output): Promise<number> {
  if (options.games < 1) throw new WrongUse('--games needs a number of games, at least 1.')
  const game = prepareGame(scenario, options, output, options.players)
  const lab = await openLab(options.realm, game.packs, game.workspace)
  const bar =
    output.progress === 'shown'
      ? new SingleBar({ stream: process.stderr, format: '{bar} {value}/{total} games, {won} won, {eta_formatted} left', hideCursor: true })
      : undefined
  try {
    for (const problem of lab.problems) output.note(scriptProblem(problem))
    let won = 0
    let done = 0
    bar?.start(options.games, 0, { won })
    const begin = performance.now()
    const games = await lab.simulate(
      {
        setup: game.setup,
        seed: options.seed,
        first: 0,
        games: options.games,
        bot: options.bot,
        course: 'told',
        ...(options.keep ? { record: 'inputs' as const } : {}),
      },
      (batch) => {
        done += batch.length
        won += batch.filter((one) => one.result === 'won').length
        bar?.update(done, { won })
      },
    )
    const seconds = (performance.now() - begin) / 1000
    bar?.stop()
    if (options.keep) await keepGames(options.keep, games, game.packs, output)
    return report(games, seconds, game.decks, scenario, options, output)
  } finally {
    bar?.stop()
    lab.close()
  }
}

/** Every game as a file of its own, for `qw replay --all`. The same simulation writes the same files. */
async function keepGames(folder: string, games: readonly SimulatedGame[], packs: readonly PackBundle[], output: Output): Promise<void> {
  const engine = await engineIdentity()
  const width = String(Math.max(0, games.length - 1)).length
  let kept = 0
  for (const [n, { record }] of games.entries())
    if (record) {
      writeFile(join(folder, `game-${String(n).padStart(width, '0')}.json`), gameFile(record, engine, packs))
      kept += 1
    }
  output.note(`${kept} games are kept in ${folder}; after an edit: qw replay --all ${folder}`)
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function report(
  games: readonly SimulatedGame[],
  seconds: number,
  decks: readonly string[],
  scenario: string,
  options: SimulateOptions,
  output: Output,
): number {
  const found = figuresOf(games)
  const { wins, faults, interval } = found
  const { low, high } = interval
  const endings: { [why: string]: number } = {}
  for (const { why, times } of found.endings) endings[why] = (endings[why] ?? 0) + times
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0)
  const figures = {
    scenario,
    decks,
    mode: options.mode,
    seed: options.seed,
    bot: options.bot,
    realm: options.realm,
    games: games.length,
    wins,
    winRate: rounded(wins / games.length, 4),
    interval: [rounded(low, 4), rounded(high, 4)],
    rounds: rounded(found.rounds.mean, 2),
    roundsDeviation: rounded(found.rounds.deviation, 2),
    decisions: rounded(decisions / games.length, 2),
    faults: faults.reduce((sum, fault) => sum + fault.times, 0),
    stuck: found.stuckGames,
    endings,
    byRound: found.byRound.map(roundLine),
    gamesPerSecond: rounded(games.length / seconds, 2),
    decisionsPerSecond: rounded(decisions / seconds, 1),
    hash: createHash('sha256')
      .update(games.map((game) => game.hash).join(' '))
      .digest('hex')
      .slice(0, 16),
  }
  for (const { fault, seed, times } of faults)
    output.note(`${faultLine(fault)}\n  ${times === 1 ? 'in one game' : `in ${times} games`}, first with --seed ${seed}`)
  for (const { seed, why } of found.stuck) output.note(`stuck with --seed ${seed}: ${why}`)
  for (const game of games.filter((one) => one.slips.length > 0).slice(0, 5))
    output.note(`warning: the bot misjudged with --seed ${game.seed}: ${game.slips[0]}`)
  if (output.way === 'json') output.json(figures)
  else {
    output.print(`${figures.games} games, ${wins} won: ${percent(figures.winRate)} (95 % interval ${percent(low)} to ${percent(high)})`)
    output.print(`${figures.rounds} rounds and ${figures.decisions} decisions a game; ${figures.faults} faults, ${figures.stuck} stuck`)
    for (const [why, times] of Object.entries(endings).sort((a, b) => b[1] - a[1])) output.print(`  ${times} ${why}`)
    output.print(
      `${figures.gamesPerSecond} games and ${figures.decisionsPerSecond} decisions a second in ${options.realm}; fingerprint ${figures.hash}`,
    )
  }
  return figures.stuck > 0 || figures.faults > 0 ? 1 : 0
}

/** One round of the JSON: mean and deviation of each figure, the seats' under their own name. */
function roundLine({ round, games, figures, seats }: RoundFigures) {
  const short = (spreads: { readonly [name: string]: Spread }) =>
    Object.fromEntries(
      Object.entries(spreads).map(([name, { mean, deviation }]) => [name, { mean: rounded(mean, 2), deviation: rounded(deviation, 2) }]),
    )
  return { round, games, ...short(figures), perSeat: short(seats) }
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

export function addSimulate(program: Command, output: Output, run: Run): void {
  withGame(program.command('simulate').description('Plays many games with a bot, and counts.'))
    .option('--games <n>', 'how many', wholeNumber(1), 100)
    .option('--players <k>', 'how many of the decks play', wholeNumber(1))
    .addOption(botOption().default('greedy'))
    .option('--keep <folder>', 'keep every game as a file in this folder')
    .action(run((scenario: string, options: SimulateOptions) => simulateGames(scenario, options, output)))
}
