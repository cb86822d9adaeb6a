/** Simulates many games with bots, in workers of their own: the page is never blocked, and no script runs in it. */
import {
  type BotKind,
  figuresOf,
  type PlayedGame,
  runSimulation,
  type SimulatedGame,
  type SimulationFigures,
  type SimulationRealm,
} from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import { type Input, MachineError, openSturdyRealm, type ScriptProblem, type Setup, type SturdyRealm } from '@questwright/realm/web'
import type { EngineAnswer } from '../../api-types.ts'
import { openStudioRealm } from '../realm-worker.ts'

/** The parameters of the games, except for their number. */
export interface SimulationJob {
  readonly setup: Setup
  readonly packs: readonly PackBundle[]
  readonly bot: BotKind
  /** Game n has the seed `<seed>/<n>`. */
  readonly seed: string
  readonly games: number
}

export interface SimulationProgress {
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly stuck: number
  /** Time since the first game began, in milliseconds. */
  readonly elapsed: number
}

interface SimulationResult {
  readonly figures: SimulationFigures
  /** Scripts with errors, which were left out. */
  readonly problems: readonly ScriptProblem[]
  readonly stopped: 'stopped' | 'finished'
  /** Why some games could not be played; absent also where the user stopped them. */
  readonly failure?: string
}

export interface RunningSimulation {
  /** Rejects only if no game could be played. */
  readonly done: Promise<SimulationResult>
  /** Stops at once; the results so far are kept. */
  readonly stop: () => void
}

/** Limits for the call of one game: as generous as those of the command line. */
const fuelPerGame = 4_000
const patience = 30_000
const limits = { milliseconds: 20_000 }
const mostWorkers = 2
/** Number of games per request to a worker: few, so that all workers end at about the same time. */
const portion = 4

/** The number of workers: one core is left to the page if there are several. */
export function workersFor(games: number, cores: number): number {
  return Math.max(1, Math.min(mostWorkers, cores - 1, Math.ceil(games / portion)))
}

/**
 * Starts a simulation.
 * @param engine the engine with the bots, from `theLabEngine`
 * @param onProgress called after every game
 */
export function startSimulation(
  job: SimulationJob,
  engine: EngineAnswer,
  onProgress: (progress: SimulationProgress) => void,
): RunningSimulation {
  const began = performance.now()
  const games: { readonly n: number; readonly game: SimulatedGame }[] = []
  const realms: SturdyRealm[] = []
  const count: { [result in SimulatedGame['result']]: number } = { won: 0, lost: 0, drawn: 0, decided: 0, stuck: 0 }
  let stopped = false
  let next = 0

  const told = (first: number, batch: readonly SimulatedGame[]): void => {
    batch.forEach((game, i) => void games.push({ n: first + i, game }))
    for (const { result } of batch) count[result]++
    onProgress({ played: games.length, ...count, elapsed: performance.now() - began })
  }
  const worker = async (): Promise<void> => {
    const realm = await openSturdyRealm(await openStudioRealm(engine, { limits, patience }), job.packs)
    realms.push(realm)
    if (stopped) realm.close()
    while (!stopped && next < job.games) {
      let first = next
      next += portion
      const { setup, seed, bot } = job
      const part = { setup, seed, bot, course: 'told' as const, first, games: Math.min(portion, job.games - first) }
      await runSimulation(
        simulationRealm(realm, () => stopped),
        part,
        {
          slice: 1,
          isStopped: () => stopped,
          onGames: (batch) => {
            told(first, batch)
            first += batch.length
          },
        },
      )
    }
  }
  const play = async (): Promise<SimulationResult> => {
    const workers = Array.from({ length: workersFor(job.games, navigator.hardwareConcurrency ?? 1) }, worker)
    const ends = await Promise.allSettled(workers)
    const problems = realms[0]?.booted.problems ?? []
    for (const realm of realms) realm.close()
    const failed = stopped ? undefined : ends.find((end) => end.status === 'rejected')
    if (failed && games.length === 0) throw failed.reason
    const inOrder = [...games].sort((a, b) => a.n - b.n).map(({ game }) => game)
    return {
      figures: figuresOf(inOrder),
      problems,
      stopped: games.length < job.games ? 'stopped' : 'finished',
      ...(failed ? { failure: wordsOf(failed.reason) } : {}),
    }
  }
  return {
    done: play(),
    stop: () => {
      stopped = true
      for (const realm of realms) realm.close()
    },
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function simulationRealm(realm: SturdyRealm, isStopped: () => boolean): SimulationRealm {
  return {
    play: async (part) => {
      const games = await realm.call<SimulatedGame[]>(
        'simulate',
        { ...part, muted: realm.muted },
        { fuel: fuelPerGame * part.games, patience },
      )
      return games.map((game) => ({ ...game, faults: [...realm.broke, ...game.faults.map(realm.placed)] }))
    },
    isBroken: (error) => error instanceof MachineError,
    renew: realm.renew,
    // do not reopen a closed realm
    recover: (error) => (isStopped() ? Promise.reject(error) : realm.recover(error)),
  }
}

/**
 * Replays one game of a simulation and returns its inputs, so that the table can show it.
 * @throws Error when the game cannot be played at all
 */
export async function inputsOf(
  job: Pick<SimulationJob, 'setup' | 'packs' | 'bot'>,
  seed: string,
  engine: EngineAnswer,
): Promise<readonly Input[]> {
  const realm = await openSturdyRealm(await openStudioRealm(engine, { limits, patience }), job.packs)
  try {
    for (;;) {
      try {
        const request = { setup: job.setup, seed, bot: job.bot, record: 'inputs', muted: realm.muted }
        const game = await realm.call<PlayedGame>('playGame', request, { fuel: fuelPerGame, patience })
        return game.record?.inputs ?? []
      } catch (error) {
        await realm.recover(error)
      }
    }
  } finally {
    realm.close()
  }
}
