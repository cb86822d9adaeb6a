/** `qw simulate`: many games of bots, with statistics. */
import type { BotKind, Bots, ByHandFigures, CompetitionFigures, RoundFigures, Spread, Wins } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import { faultLine, listed, scriptProblem, WrongUse } from '@questwright/workshop'
import { type SimulationReport, simulateGames } from '@questwright/workshop/simulate'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { botsOption, type Run, wholeNumber, withGame } from './command.ts'
import type { Output } from './output.ts'
import { percent } from './plain-text.ts'
import { type GameOptions, prepareGame } from './table-setup.ts'

export interface SimulateOptions extends GameOptions {
  readonly games: number
  readonly players?: number
  readonly bot: BotKind | readonly BotKind[]
  /** Whether decks swap seats from game to game. */
  readonly swapSeats?: true
  /** A folder to which every game is written. */
  readonly keep?: string
}

/**
 * The bots by name: one for all decks, or one for each deck.
 * @throws WrongUse for another number of bots
 */
export function botsFor(bot: SimulateOptions['bot'], decks: readonly string[]): Bots {
  if (typeof bot === 'string') return bot
  const [first] = bot
  if (first !== undefined && bot.length === 1) return first
  if (bot.length !== decks.length)
    throw new WrongUse(
      `${bot.length} bots were named for ${listed(decks)}. Name one bot for all decks, or one for each of the ${decks.length}, in their order.`,
    )
  return bot
}

/** Plays games with bots. @returns the exit code: 1 when a game came to no end or a script failed */
export async function simulateNamed(scenario: string, options: SimulateOptions, output: Output): Promise<number> {
  if (options.games < 1) throw new WrongUse('--games needs a number of games, at least 1.')
  const { workspace, setup, packs, decks, mode, rules } = prepareGame(scenario, options, output, options.players)
  const { realm, seed, games, keep, swapSeats } = options
  const bot = botsFor(options.bot, decks)
  if (swapSeats && decks.length < 2) throw new WrongUse('--swap-seats needs two decks or more. Add a deck after --deck, or leave it out.')
  const bar =
    output.progress === 'shown'
      ? new SingleBar({ stream: process.stderr, format: '{bar} {value}/{total} games, {won}, {eta_formatted} left', hideCursor: true })
      : undefined
  try {
    const report = await simulateGames(
      workspace,
      {
        ...{ setup, packs, realm, seed, games, bot },
        ...(swapSeats ? { seating: 'swapped' as const } : {}),
        ...(keep === undefined ? {} : { keep }),
      },
      (event) => {
        if (event.kind === 'script-problem') return output.note(scriptProblem(event.problem))
        const won = event.decided > 0 ? `${event.decided} decided` : `${event.won} won`
        if (event.done === 0) bar?.start(event.all, 0, { won })
        else bar?.update(event.done, { won })
      },
    )
    bar?.stop()
    if (keep !== undefined) output.note(`${report.kept} games are kept in ${keep}; after an edit: qw replay --all ${keep}`)
    return tell(report, packs, decks, scenario, { ...options, bot, mode, rules }, output)
  } finally {
    bar?.stop()
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function tell(
  { games, figures: found, decisions, seconds, hash, slips }: SimulationReport,
  packs: readonly PackBundle[],
  decks: readonly string[],
  scenario: string,
  options: SimulateOptions,
  output: Output,
): number {
  const { faults, competition } = found
  const endings: { [why: string]: number } = {}
  for (const { why, times } of found.endings) endings[why] = (endings[why] ?? 0) + times
  const figures = {
    scenario,
    decks,
    mode: options.mode,
    ...(options.rules?.length ? { rules: options.rules } : {}),
    seed: options.seed,
    bot: options.bot,
    realm: options.realm,
    games,
    ...(competition === undefined ? winsInJson({ ...found, games }) : competitionInJson(competition, decks, options.swapSeats)),
    rounds: rounded(found.rounds.mean, 2),
    roundsDeviation: rounded(found.rounds.deviation, 2),
    decisions: rounded(decisions / games, 2),
    ...(found.byHand ? { byHand: found.byHand } : {}),
    faults: faults.reduce((sum, fault) => sum + fault.times, 0),
    stuck: found.stuckGames,
    endings,
    byRound: found.byRound.map(roundLine),
    gamesPerSecond: rounded(games / seconds, 2),
    decisionsPerSecond: rounded(decisions / seconds, 1),
    hash,
  }
  for (const { fault, seed, times } of faults)
    output.note(`${faultLine(fault, packs)}\n  ${times === 1 ? 'in one game' : `in ${times} games`}, first with --seed ${seed}`)
  for (const { seed, why } of found.stuck) output.note(`stuck with --seed ${seed}: ${why}`)
  for (const { seed, slip } of slips.slice(0, 5)) output.note(`warning: the bot misjudged with --seed ${seed}: ${slip}`)
  if (output.way === 'json') output.json(figures)
  else {
    if (competition === undefined) output.print(`${games} games, ${winsInWords({ ...found, games })}`)
    else for (const line of competitionInWords(games, competition, decks, options.swapSeats)) output.print(line)
    output.print(`${figures.rounds} rounds and ${figures.decisions} decisions a game; ${figures.faults} faults, ${figures.stuck} stuck`)
    if (found.byHand) output.print(byHandInWords(games, found.byHand))
    for (const [why, times] of Object.entries(endings).sort((a, b) => b[1] - a[1])) output.print(`  ${times} ${why}`)
    output.print(
      `${figures.gamesPerSecond} games and ${figures.decisionsPerSecond} decisions a second in ${options.realm}; fingerprint ${figures.hash}`,
    )
  }
  return figures.stuck > 0 || figures.faults > 0 ? 1 : 0
}

function winsInJson({ wins, games, interval: { low, high } }: Wins) {
  return { wins, winRate: rounded(wins / games, 4), interval: [rounded(low, 4), rounded(high, 4)] }
}

function winsInWords({ wins, games, interval: { low, high } }: Wins): string {
  return `${wins} won: ${percent(wins / games)} (95 % interval ${percent(low)} to ${percent(high)})`
}

const mostTextsTold = 5

/** How many games met texts that are followed by hand, and which. */
function byHandInWords(all: number, { games, texts }: ByHandFigures): string {
  const told = texts.slice(0, mostTextsTold).map(({ text, games: count }) => `${text} in ${count}`)
  const more = texts.length > mostTextsTold ? ` and ${texts.length - mostTextsTold} more` : ''
  return `${games} of ${all} games met what is done by hand, which bots leave out: ${told.join(', ')}${more}`
}

/** Names of decks for figures: repeated names are numbered. */
function namesOfDecks(decks: readonly string[]): readonly string[] {
  return decks.map((deck, at) => {
    const before = decks.slice(0, at).filter((one) => one === deck).length
    return before === 0 ? deck : `${deck} (${before + 1})`
  })
}

/** The wins by seat and by deck, for the JSON. Where decks keep their seats both are equal, and only one is written. */
function competitionInJson({ decided, drawn, bySeat, wentFirst, byDeck }: CompetitionFigures, decks: readonly string[], swapped?: true) {
  const names = namesOfDecks(decks)
  return {
    decided,
    drawn,
    ...(swapped ? { bySeat: bySeat.map((wins, at) => ({ seat: at + 1, ...winsInJson(wins) })) } : {}),
    ...(wentFirst ? { wentFirst: { games: wentFirst.games, ...winsInJson(wentFirst) } } : {}),
    byDeck: byDeck.map((wins, at) => ({ deck: names[at], ...winsInJson(wins) })),
  }
}

function competitionInWords(
  games: number,
  { decided, drawn, bySeat, wentFirst, byDeck }: CompetitionFigures,
  decks: readonly string[],
  swapped?: true,
): readonly string[] {
  const names = namesOfDecks(decks)
  return [
    `${games} games, ${decided} decided, ${drawn} drawn`,
    ...byDeck.map((wins, at) => `  ${names[at]}${swapped ? '' : ` in seat ${at + 1}`}: ${winsInWords(wins)}`),
    ...(swapped ? bySeat.map((wins, at) => `  seat ${at + 1}: ${winsInWords(wins)}`) : []),
    ...(wentFirst ? [`  who goes first: ${winsInWords(wentFirst)}`] : []),
  ]
}

/** One round in the JSON: the mean and deviation of each figure, with the figures of seats under `perSeat`. */
function roundLine({ round, games, figures, seats }: RoundFigures) {
  const short = (spreads: { readonly [name: string]: Spread }) =>
    Object.fromEntries(
      Object.entries(spreads).map(([name, { mean, deviation }]) => [name, { mean: rounded(mean, 2), deviation: rounded(deviation, 2) }]),
    )
  return { round, games, ...short(figures), perSeat: short(seats) }
}

export function addSimulate(command: Command, output: Output, run: Run): void {
  withGame(command)
    .option('--games <n>', 'how many', wholeNumber(1), 100)
    .option('--players <k>', 'how many of the decks play', wholeNumber(1))
    .addOption(botsOption().default('greedy'))
    .option('--swap-seats', 'let decks change their seats from game to game, where players play against each other')
    .option('--keep <folder>', 'keep every game as a file in this folder')
    .action(run((scenario: string, options: SimulateOptions) => simulateNamed(scenario, options, output)))
}
