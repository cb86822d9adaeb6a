import type { Fault, JsonObject } from '@questwright/kernel'
import type { SimulatedGame } from './play-game.ts'
import { deviation, type Interval, mean, type Tally, wilson, winsMoreOften } from './statistics.ts'

/** Statistics of many games. Pure. */

/** Mean and standard deviation (of the sample) of `count` values. */
export interface Spread {
  readonly mean: number
  readonly deviation: number
  readonly count: number
}

/** One round over all games that reached it. */
export interface RoundFigures {
  readonly round: number
  /** Games that reached this round. */
  readonly games: number
  /** By the ruleset's names: `figures` of the table, and `seats` of the seats, each seat counted once. */
  readonly figures: { readonly [name: string]: Spread }
  readonly seats: { readonly [name: string]: Spread }
}

/** A fault, how often it happened in all games, and the seed of the first of these games. */
interface FaultFigures {
  readonly fault: Fault
  readonly seed: string
  readonly times: number
}

export interface Ending {
  readonly result: SimulatedGame['result']
  /** The code of the outcome's sentence, or why a game was stuck. */
  readonly why: string
  /** A reference to the author's words for it, if scripts ended the games. */
  readonly whyInWords?: JsonObject
  /** The ways in which seats left the game, by the ruleset's names. */
  readonly left: readonly string[]
  readonly times: number
  /** The seed of one such game. */
  readonly seed: string
}

/** How often a seat or a deck won. */
export interface Wins extends Tally {
  /** The 95 % interval. */
  readonly interval: Interval
}

/** Wins in games of players against each other. */
export interface CompetitionFigures {
  /** Games with winners and losers. */
  readonly decided: number
  readonly drawn: number
  /** In the order of the seats. */
  readonly bySeat: readonly Wins[]
  /** Of the players who took the first turn, among the games that tell it; absent if none does. */
  readonly wentFirst?: Wins
  /** In the order in which the decks were named; if two players have the same deck, it has an entry for each of them. */
  readonly byDeck: readonly Wins[]
}

export interface SimulationFigures {
  readonly games: number
  /** Games that all players won together. */
  readonly wins: number
  /** The 95 % interval of `wins`. */
  readonly interval: Interval
  /** Present if players play against each other: at least one game was decided or drawn. */
  readonly competition?: CompetitionFigures
  readonly rounds: Spread
  readonly decisions: number
  readonly byRound: readonly RoundFigures[]
  /** The most frequent first. */
  readonly endings: readonly Ending[]
  readonly faults: readonly FaultFigures[]
  /** The first of the stuck games. */
  readonly stuck: readonly { readonly seed: string; readonly why: string }[]
  readonly stuckGames: number
  /** Absent if no game met a text that is followed by hand. */
  readonly byHand?: ByHandFigures
}

/** The games that met texts that no script follows. Bots leave such texts out, so the other figures may differ from games of people. */
export interface ByHandFigures {
  /** Games that met at least one. */
  readonly games: number
  /** The texts, as `pack:slug#key`, with the number of games that met them: the most frequent first. */
  readonly texts: readonly { readonly text: string; readonly games: number }[]
}

const MOST_STUCK_TOLD = 5

export function spreadOf(values: readonly number[]): Spread {
  return { mean: mean(values), deviation: deviation(values), count: values.length }
}

/** @param games the games of one simulation, in any order */
export function figuresOf(games: readonly SimulatedGame[]): SimulationFigures {
  const wins = games.filter((game) => game.result === 'won').length
  const stuck = games.filter((game) => game.result === 'stuck')
  const endings = new Map<string, Ending>()
  for (const { result, why, whyInWords, seed, course = [] } of games) {
    const left = result === 'won' ? [] : [...new Set(course.flatMap((round) => round.left ?? []))].sort()
    const key = `${result} ${why} ${left.join(' ')}`
    const known = endings.get(key)
    endings.set(
      key,
      known ? { ...known, times: known.times + 1 } : { result, why, ...(whyInWords ? { whyInWords } : {}), left, times: 1, seed },
    )
  }
  return {
    games: games.length,
    wins,
    interval: wilson(wins, games.length),
    ...competitionOf(games),
    rounds: spreadOf(games.map((game) => game.rounds)),
    decisions: mean(games.map((game) => game.decisions)),
    byRound: byRound(games),
    endings: [...endings.values()].sort((a, b) => b.times - a.times || (a.why < b.why ? -1 : 1)),
    faults: faultsOf(games),
    stuck: stuck.slice(0, MOST_STUCK_TOLD).map(({ seed, stuck: why = '' }) => ({ seed, why })),
    stuckGames: stuck.length,
    ...byHandIn(games),
  }
}

function byHandIn(games: readonly SimulatedGame[]): Pick<SimulationFigures, 'byHand'> {
  const counts = new Map<string, number>()
  for (const text of games.flatMap(({ byHand = [] }) => byHand)) counts.set(text, (counts.get(text) ?? 0) + 1)
  if (counts.size === 0) return {}
  const texts = [...counts].map(([text, count]) => ({ text, games: count }))
  return {
    byHand: {
      games: games.filter(({ byHand }) => byHand !== undefined).length,
      texts: texts.sort((a, b) => b.games - a.games || (a.text < b.text ? -1 : 1)),
    },
  }
}

function competitionOf(games: readonly SimulatedGame[]): Pick<SimulationFigures, 'competition'> {
  const count = (result: SimulatedGame['result']) => games.filter((game) => game.result === result).length
  const [decided, drawn] = [count('decided'), count('drawn')]
  if (decided + drawn === 0) return {}
  const seats = Math.max(...games.map((game) => game.seats.length))
  const won = { bySeat: Array.from({ length: seats }, () => 0), byDeck: Array.from({ length: seats }, () => 0) }
  for (const { winners, decks } of games)
    for (const seat of winners) {
      won.bySeat[seat] = (won.bySeat[seat] ?? 0) + 1
      const deck = decks?.[seat] ?? seat
      won.byDeck[deck] = (won.byDeck[deck] ?? 0) + 1
    }
  const told = (wins: number): Wins => ({ wins, games: games.length, interval: wilson(wins, games.length) })
  const opened = games.filter(({ first, result }) => first !== undefined && (result === 'decided' || result === 'drawn'))
  const wins = opened.filter(({ first, winners }) => winners.includes(first as number)).length
  const wentFirst = opened.length > 0 ? { wentFirst: { wins, games: opened.length, interval: wilson(wins, opened.length) } } : {}
  return { competition: { decided, drawn, bySeat: won.bySeat.map(told), ...wentFirst, byDeck: won.byDeck.map(told) } }
}

function faultsOf(games: readonly SimulatedGame[]): FaultFigures[] {
  const faults = new Map<string, FaultFigures>()
  for (const game of games)
    for (const fault of game.faults) {
      const key = `${fault.ability} ${fault.reason}`
      const known = faults.get(key)
      faults.set(key, known ? { ...known, times: known.times + 1 } : { fault, seed: game.seed, times: 1 })
    }
  return [...faults.values()]
}

function byRound(games: readonly SimulatedGame[]): RoundFigures[] {
  const rounds: { games: number; figures: Map<string, number[]>; seats: Map<string, number[]> }[] = []
  const add = (values: Map<string, number[]>, name: string, value: number): void => {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  for (const { course = [] } of games)
    for (const { round, figures, seats } of course) {
      rounds[round] ??= { games: 0, figures: new Map(), seats: new Map() }
      const at = rounds[round]
      at.games++
      for (const [name, value] of Object.entries(figures)) add(at.figures, name, value)
      for (const seat of Object.values(seats)) for (const [name, value] of Object.entries(seat)) add(at.seats, name, value)
    }
  const spreads = (values: Map<string, number[]>) => Object.fromEntries([...values].map(([name, list]) => [name, spreadOf(list)]))
  return rounds.flatMap((at, round) => (at ? [{ round, games: at.games, figures: spreads(at.figures), seats: spreads(at.seats) }] : []))
}

/** The change of a figure; `unclear` when it may be due to chance alone. */
export type Change = 'more' | 'less' | 'unclear'

/** Whether wins became more or less frequent: the 95 % intervals do not overlap. */
export function changeOfWins(now: Tally, before: Tally): Change {
  return winsMoreOften(now, before) ? 'more' : winsMoreOften(before, now) ? 'less' : 'unclear'
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/** The 95 % interval of a mean, by the normal distribution: good from about thirty values on. */
function meanInterval({ mean: middle, deviation: spread, count }: Spread): Interval {
  const half = count < 2 ? Number.POSITIVE_INFINITY : (Z * spread) / Math.sqrt(count)
  return { low: middle - half, high: middle + half }
}

/** Whether a mean became larger or smaller: the 95 % intervals do not overlap. */
export function changeOfMean(now: Spread, before: Spread): Change {
  const [a, b] = [meanInterval(now), meanInterval(before)]
  return a.low > b.high ? 'more' : a.high < b.low ? 'less' : 'unclear'
}
