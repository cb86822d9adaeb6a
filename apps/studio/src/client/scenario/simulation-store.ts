/** The running simulation, which continues while the user visits other pages. */
import type { BotKind } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import type { DeckChoice } from '@questwright/workshop/deck-choices'
import { gameOf, packsFor } from '@questwright/workshop/game-choice'
import type { ScenarioChoice } from '@questwright/workshop/scenario-choices'
import { create } from 'zustand'
import { goTo } from '../game/game-session.ts'
import { openReplay } from '../game/open-replay.ts'
import { asApiError, theEngine, theLabEngine } from '../library.ts'
import { keepResult, packsStamp, type SimulationSubject } from './kept-simulations.ts'
import { inputsOf, type RunningSimulation, type SimulationProgress, startSimulation } from './simulate.ts'

/** The user's choices. */
export interface SimulationChoice {
  readonly scenario: ScenarioChoice
  /** With fewer players only the first ones play. */
  readonly decks: readonly DeckChoice[]
  /** Numbers of players; each gets its own games. */
  readonly players: readonly number[]
  readonly mode: string
  readonly bot: BotKind
  readonly seed: string
  /** The number of games for each number of players. */
  readonly games: number
}

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

export const fewestGames = 20
export const mostGames = 2_000

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

/** The key of the stored results, for that number of players. */
export function subjectOf(choice: Omit<SimulationChoice, 'players' | 'games' | 'seed'>, players: number): SimulationSubject {
  const { scenario, mode, bot, decks } = choice
  return { scenario: scenario.code, mode, bot, decks: decks.slice(0, players).map(({ code }) => code) }
}

/** The packs of the games with that number of players. */
export function packsOf(choice: Pick<SimulationChoice, 'scenario' | 'decks'>, players: number, bundles: readonly PackBundle[]) {
  return packsFor({ scenario: choice.scenario, decks: choice.decks.slice(0, players) }, bundles)
}

/** Simulates all chosen numbers of players, one after the other. Results are stored, also after `stopSimulation`. */
export async function runSimulations(choice: SimulationChoice, bundles: readonly PackBundle[]): Promise<void> {
  if (useSimulation.getState().status !== 'idle') return
  const { scenario, mode, bot, seed, games, players: allPlayers } = choice
  wanted = true
  set({ status: 'starting', scenario: scenario.code, allPlayers, games, progress: undefined, problem: undefined })
  try {
    for (const players of allPlayers) {
      if (!wanted) break
      const packs = packsOf(choice, players, bundles)
      const engine = await theLabEngine(packs)
      const { setup } = gameOf({ scenario, mode, seed, decks: choice.decks.slice(0, players) })
      set({ status: 'playing', players, progress: undefined })
      running = startSimulation({ setup, packs, bot, seed, games }, engine, (progress) => set({ progress }))
      const { figures, stopped, failure } = await running.done
      if (figures.games > 0) {
        const at = new Date().toISOString()
        await keepResult(subjectOf(choice, players), { packs: packsStamp(packs), seed, figures, stopped, at })
        set(({ kept }) => ({ kept: kept + 1 }))
      }
      if (failure !== undefined) {
        set({ problem: { scenario: scenario.code, message: failure, remedy: remedyFor(failure, '') } })
        break
      }
    }
  } catch (error) {
    const { message, remedy } = asApiError(error)
    set({ problem: { scenario: scenario.code, message, remedy: remedyFor(message, remedy) } })
  } finally {
    running = undefined
    set({ status: 'idle', progress: undefined })
  }
}

function remedyFor(message: string, remedy: string): string {
  if (/BadSetup|no loaded pack|names the card/.test(message)) return 'Repair the scenario or the deck that is named, and play again.'
  return remedy === 'Load the page again.' || remedy === ''
    ? 'Look at the problems of the packs; if there are none, load the page again.'
    : remedy
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
  choice: Pick<SimulationChoice, 'scenario' | 'decks' | 'mode' | 'bot'>,
  players: number,
  seed: string,
  bundles: readonly PackBundle[],
): Promise<void> {
  const packs = packsOf(choice, players, bundles)
  const game = gameOf({ scenario: choice.scenario, mode: choice.mode, seed, decks: choice.decks.slice(0, players) })
  const inputs = await inputsOf({ setup: game.setup, packs, bot: choice.bot }, seed, await theLabEngine(packs))
  const { fitting: taken } = await openReplay(game, inputs, packs, await theEngine(packs))
  await goTo(taken)
}
