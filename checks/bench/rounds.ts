/** Rounds of games in processes of their own, taken in turns, so that a busy moment of the machine meets all alike. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { percentile } from './calibrate.ts'
import { root } from './print.ts'

/** What a player is to play: game n has the seed `<seed>/<n>`. */
export interface RoundOrder {
  readonly seed: string
  readonly games: number
}

export interface RoundPlayed {
  readonly choices: number
  /** CPU seconds of the player's process, all its threads together. */
  readonly seconds: number
  /** What the games became: the same text for the same games. */
  readonly checksum: string
}

/** A process that plays what it is ordered, one order after the other. */
export interface Player<Order = RoundOrder, Played = RoundPlayed> {
  readonly name: string
  readonly play: (order: Order) => Promise<Played>
  readonly close: () => void
}

/** The engine of a tree of the repository. @param folder of that tree */
export function enginePlayer(name: string, folder: string = root): Promise<Player> {
  const child = fork(fileURLToPath(new URL('./player.ts', import.meta.url)), [folder], { cwd: folder })
  return playerIn(name, child)
}

/** The peer. @param folder where it is installed */
export function peerPlayer(name: string, folder: string): Promise<Player> {
  return playerIn(name, fork(fileURLToPath(new URL('./peer-player.mjs', import.meta.url)), [folder], { execArgv: [] }))
}

/** @param child says that it is ready, and from then on answers each order with what it played */
export async function playerIn<Order extends object = RoundOrder, Played = RoundPlayed>(
  name: string,
  child: ChildProcess,
): Promise<Player<Order, Played>> {
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const forget = (): void => {
        child.off('message', told)
        child.off('exit', gone)
      }
      const told = (message: unknown): void => {
        forget()
        resolve(message)
      }
      const gone = (code: number | null): void => {
        forget()
        reject(new Error(`the player of ${name} ended with code ${code}; its own lines above say why`))
      }
      child.on('message', told)
      child.on('exit', gone)
    })
  await next()
  return {
    name,
    play: (order) => {
      child.send(order)
      return next() as Promise<Played>
    },
    // a player that failed is gone already
    close: () => void (child.connected && child.disconnect()),
  }
}

/** Sums over some rounds of one player. */
export interface Tally {
  choices: number
  seconds: number
  readonly rounds: RoundPlayed[]
}

/** How the benchmarks that stand beside something are played. */
export const PLAN = { warmUp: 40, perRound: 25, warm: 200, long: 1_500 } as const

/**
 * Lets players play the same seeds in turns.
 * @param games of each player, a multiple of `PLAN.perRound`
 * @param after called after each round, with how many games each has played
 * @returns one tally for each player, in their order
 */
export async function inTurns(
  players: readonly Player[],
  games: number,
  after: (played: number, tallies: readonly Tally[]) => void,
): Promise<readonly Tally[]> {
  const tallies = players.map((): Tally => ({ choices: 0, seconds: 0, rounds: [] }))
  for (const player of players) await player.play({ seed: 'warm-up', games: PLAN.warmUp })
  for (let round = 0; round * PLAN.perRound < games; round++) {
    // each begins as often as the other
    const order = players.map((_, i) => (round % 2 === 0 ? i : players.length - 1 - i))
    for (const i of order) {
      const played = await (players[i] as Player).play({ seed: `round ${round}`, games: PLAN.perRound })
      const tally = tallies[i] as Tally
      tally.choices += played.choices
      tally.seconds += played.seconds
      tally.rounds.push(played)
    }
    after((round + 1) * PLAN.perRound, tallies)
  }
  return tallies
}

export const perSecond = ({ choices, seconds }: { readonly choices: number; readonly seconds: number }): number => choices / seconds

/** Ratios of two players' choices per CPU second, round by round: the median, and in brackets the middle half. */
export function ratios(one: Tally, other: Tally, from = 0): string {
  const all = one.rounds.slice(from).map((round, i) => perSecond(round) / perSecond(other.rounds[from + i] as RoundPlayed))
  const [low, middle, high] = [25, 50, 75].map((p) => percentile(all, p).toFixed(3))
  return `${middle}  (${low} … ${high})`
}
