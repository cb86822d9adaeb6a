/** The running simulation, which continues while the user visits other pages. */
import type { PackBundle } from '@questwright/packs/types'
import type { Realm } from '@questwright/realm/web'
import { limitsPerGame, patiencePerGame } from '@questwright/workshop/games-of-bots'
import { inputsOf, type RunningSimulation, type SimulationProgress, startSimulation } from '@questwright/workshop/simulate-in-workers'
import {
  botsOf,
  packsOfSimulation,
  playedInSeats,
  remedyOfFailure,
  type SimulationChoice,
  simulatedGame,
  subjectOf,
} from '@questwright/workshop/simulation-choice'
import { packsStamp } from '@questwright/workshop/simulation-results'
import { create } from 'zustand'
import type { EngineAnswer } from '../../api-types.ts'
import { goTo } from '../game/game-session.ts'
import { openReplay } from '../game/open-replay.ts'
import { asApiError, theEngine, theLabEngine } from '../library.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { keepResult } from './kept-simulations.ts'

export interface SimulationState {
  readonly status: 'idle' | 'starting' | 'playing'
  /** The code of the simulated scenario. */
  readonly scenario: string | undefined
  /** The current number of players, and all chosen ones. */
  readonly players: number
  readonly allPlayers: readonly number[]
  readonly games: number
  readonly progress: SimulationProgress | undefined
  readonly problem: { readonly scenario: string; readonly message: string; readonly remedy: string } | undefined
  /** Increases whenever results were stored. */
  readonly kept: number
}

export const useSimulation = create<SimulationState>(() => ({
  status: 'idle',
  scenario: undefined,
  players: 0,
  allPlayers: [],
  games: 0,
  progress: undefined,
  problem: undefined,
  kept: 0,
}))

const set = useSimulation.setState

let running: RunningSimulation | undefined
let wanted = true

/** A realm with the bots, in a worker. @param engine from `theLabEngine` */
const openBotRealm = (engine: EngineAnswer): Promise<Realm> => openStudioRealm(engine, { limits: limitsPerGame, patience: patiencePerGame })

/** Simulates all chosen numbers of players, one after the other. Results are stored, also after `stopSimulation`. */
export async function runSimulations(choice: SimulationChoice, bundles: readonly PackBundle[]): Promise<void> {
  if (useSimulation.getState().status !== 'idle') return
  const { scenario, seed, games, seating, players: allPlayers } = choice
  wanted = true
  set({ status: 'starting', scenario: scenario.code, allPlayers, games, progress: undefined, problem: undefined })
  try {
    for (const players of allPlayers) {
      if (!wanted) break
      const packs = packsOfSimulation(choice, players, bundles)
      const engine = await theLabEngine(packs)
      const { setup } = simulatedGame(choice, players, seed)
      set({ status: 'playing', players, progress: undefined })
      running = startSimulation(
        { setup, packs, bot: botsOf(choice, players), seed, games, ...(seating ? { seating } : {}) },
        {
          openRealm: () => openBotRealm(engine),
          cores: navigator.hardwareConcurrency ?? 1,
          now: () => performance.now(),
          onProgress: (progress) => set({ progress }),
        },
      )
      const { figures, stopped, failure } = await running.done
      if (figures.games > 0) {
        const at = new Date().toISOString()
        await keepResult(subjectOf(choice, players), { packs: packsStamp(packs), seed, figures, stopped, at })
        set(({ kept }) => ({ kept: kept + 1 }))
      }
      if (failure !== undefined) {
        set({ problem: { scenario: scenario.code, message: failure, remedy: remedyOfFailure(failure, '') } })
        break
      }
    }
  } catch (error) {
    const { message, remedy } = asApiError(error)
    set({ problem: { scenario: scenario.code, message, remedy: remedyOfFailure(message, remedy) } })
  } finally {
    running = undefined
    set({ status: 'idle', progress: undefined })
  }
}

/** Stops at once; the results of finished games are stored. */
export function stopSimulation(): void {
  wanted = false
  running?.stop()
}

/**
 * Opens a game of a simulation at the table, at its end.
 * @param seed the game's own
 * @throws Error when it cannot be replayed
 */
export async function openSimulatedGame(
  choice: Pick<SimulationChoice, 'scenario' | 'decks' | 'mode' | 'bot' | 'seating'>,
  players: number,
  seed: string,
  bundles: readonly PackBundle[],
): Promise<void> {
  const packs = packsOfSimulation(choice, players, bundles)
  const { game, bot } = playedInSeats(choice, players, seed)
  const engine = await theLabEngine(packs)
  const inputs = await inputsOf({ setup: game.setup, packs, bot }, seed, () => openBotRealm(engine))
  const { fitting: taken } = await openReplay(game, inputs, packs, await theEngine(packs))
  await goTo(taken)
}
