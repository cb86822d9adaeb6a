/** Plays rounds of games in several processes in turns, so that a busy moment of the machine affects all of them. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { percentile } from './calibrate.ts'
import { root } from './print.ts'

/** The games that a player process plays: game n has the seed `<seed>/<n>`. */
export interface RoundOrder {
  readonly seed: string
  readonly games: number
}

export interface RoundPlayed {
  readonly choices: number
  /** The CPU seconds of the player process, all its threads together. */
  readonly seconds: number
  /** A checksum of the games: the same text for the same games. */
  readonly checksum: string
}

/** A process that plays the requested rounds, one after the other. */
export interface Player<Order = RoundOrder, Played = RoundPlayed> {
  readonly name: string
  readonly play: (order: Order) => Promise<Played>
  readonly close: () => void
}

/**
 * Starts a player with the engine of a tree of the repository.
 * @param folder the folder of that tree
 */
export function enginePlayer(name: string, folder: string = root): Promise<Player> {
  const child = fork(fileURLToPath(new URL('./player.ts', import.meta.url)), [folder], { cwd: folder })
  return playerIn(name, child)
}

/**
 * Starts a player with the simulator to compare with.
 * @param folder where it is installed
 */
export function peerPlayer(name: string, folder: string): Promise<Player> {
  return playerIn(name, fork(fileURLToPath(new URL('./peer-player.mjs', import.meta.url)), [folder], { execArgv: [] }))
}

/**
 * Wraps a child process as a player.
 * @param child sends a message when it is ready, and then answers each order with its result
 */
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
    // a player that failed has already ended
    close: () => void (child.connected && child.disconnect()),
  }
}

/** The sums over several rounds of one player. */
export interface Tally {
  choices: number
  seconds: number
  readonly rounds: RoundPlayed[]
}

/** The numbers of games for benchmarks that compare players. */
export const PLAN = { warmUp: 40, perRound: 25, warm: 200, long: 1_500 } as const

/**
 * Lets players play the same seeds in turns.
 * @param games the number of games of each player, a multiple of `PLAN.perRound`
 * @param after called after each round with the number of games that each has played
 * @returns a tally for each player, in their order
 */
export async function inTurns(
  players: readonly Player[],
  games: number,
  after: (played: number, tallies: readonly Tally[]) => void,
): Promise<readonly Tally[]> {
  const tallies = players.map((): Tally => ({ choices: 0, seconds: 0, rounds: [] }))
  for (const player of players) await player.play({ seed: 'warm-up', games: PLAN.warmUp })
  for (let round = 0; round * PLAN.perRound < games; round++) {
    // each player is first equally often
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

/** The ratios of two players' choices per CPU second, by round: the median, and in brackets the range of the middle half. */
export function ratios(one: Tally, other: Tally, from = 0): string {
  const all = one.rounds.slice(from).map((round, i) => perSecond(round) / perSecond(other.rounds[from + i] as RoundPlayed))
  const [low, middle, high] = [25, 50, 75].map((p) => percentile(all, p).toFixed(3))
  return `${middle}  (${low} … ${high})`
}
