/** Simulates many games with bots in several realms at once. The caller opens the realms, each in a worker of its own. */
import { type Bots, figuresOf, runSimulation, type SimulatedGame, type SimulationFigures } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import { type Input, openSturdyRealm, type Realm, type ScriptProblem, type Setup, type SturdyRealm } from '@questwright/realm/web'
import { playedGame, simulationRealm } from './games-of-bots.ts'

/** The parameters of the games. */
export interface SimulationJob {
  readonly setup: Setup
  readonly packs: readonly PackBundle[]
  /** One bot for all seats, or one for each. */
  readonly bot: Bots
  /** Whether decks, with their bots, move to the next seat from game to game. */
  readonly seating?: 'swapped'
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

export interface SimulationHost {
  /** Opens a realm of an engine with the bots and no packs, in a worker of its own. */
  readonly openRealm: () => Promise<Realm>
  /** The number of cores of the machine. */
  readonly cores: number
  /** Milliseconds by any clock. */
  readonly now: () => number
  /** Called after every game. */
  readonly onProgress: (progress: SimulationProgress) => void
}

const mostWorkers = 2
/** Number of games per request to a worker: few, so that all workers end at about the same time. */
const portion = 4

/** The number of workers: one core is left to the page if there are several. */
export function workersFor(games: number, cores: number): number {
  return Math.max(1, Math.min(mostWorkers, cores - 1, Math.ceil(games / portion)))
}

/** Starts a simulation. */
export function startSimulation(job: SimulationJob, { openRealm, cores, now, onProgress }: SimulationHost): RunningSimulation {
  const began = now()
  const games: { readonly n: number; readonly game: SimulatedGame }[] = []
  const realms: SturdyRealm[] = []
  const count: { [result in SimulatedGame['result']]: number } = { won: 0, lost: 0, drawn: 0, decided: 0, stuck: 0 }
  let stopped = false
  let next = 0

  const told = (first: number, batch: readonly SimulatedGame[]): void => {
    batch.forEach((game, i) => void games.push({ n: first + i, game }))
    for (const { result } of batch) count[result]++
    onProgress({ played: games.length, ...count, elapsed: now() - began })
  }
  const worker = async (): Promise<void> => {
    const realm = await openSturdyRealm(await openRealm(), job.packs)
    realms.push(realm)
    if (stopped) realm.close()
    while (!stopped && next < job.games) {
      let first = next
      next += portion
      const { setup, seed, bot, seating } = job
      const part = {
        setup,
        seed,
        bot,
        ...(seating ? { seating } : {}),
        course: 'told' as const,
        first,
        games: Math.min(portion, job.games - first),
      }
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
    const workers = Array.from({ length: workersFor(job.games, cores) }, worker)
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

/**
 * Replays one game of a simulation and returns its inputs, so that the table can show it.
 * @param openRealm opens a realm of an engine with the bots and no packs
 * @throws Error when the game cannot be played at all
 */
export async function inputsOf(
  { setup, packs, bot }: Pick<SimulationJob, 'setup' | 'packs' | 'bot'>,
  seed: string,
  openRealm: () => Promise<Realm>,
): Promise<readonly Input[]> {
  const realm = await openSturdyRealm(await openRealm(), packs)
  try {
    return (await playedGame(realm, { setup, seed, bot, record: 'inputs' })).record?.inputs ?? []
  } finally {
    realm.close()
  }
}
