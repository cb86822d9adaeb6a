/** A simulation as a user chooses it: what is simulated, with which packs, and how often. */
import { type Bots, moved } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs/types'
import type { DeckChoice } from './deck-choices.ts'
import { type ChosenGame, gameOf, packsFor } from './game-choice.ts'
import type { ScenarioChoice } from './scenario-choices.ts'
import type { SimulationSubject } from './simulation-results.ts'

/** The user's choices. */
export interface SimulationChoice {
  readonly scenario: ScenarioChoice
  /** With fewer players only the first ones play. */
  readonly decks: readonly DeckChoice[]
  /** Numbers of players; each gets its own games. */
  readonly players: readonly number[]
  readonly mode: string
  /** One bot for all seats, or one for each deck, in their order. */
  readonly bot: Bots
  /** Whether decks, with their bots, move to the next seat from game to game. */
  readonly seating?: 'swapped'
  readonly seed: string
  /** The number of games for each number of players. */
  readonly games: number
}

export const fewestGames = 20
export const mostGames = 2_000

/** The key of the stored results, for that number of players. */
export function subjectOf(choice: Omit<SimulationChoice, 'players' | 'games' | 'seed'>, players: number): SimulationSubject {
  const { scenario, mode, decks, seating } = choice
  const bot = botsOf(choice, players)
  return { scenario: scenario.code, mode, bot, decks: decks.slice(0, players).map(({ code }) => code), ...(seating ? { seating } : {}) }
}

/** The bots of the games with that number of players: one, if all are the same. */
export function botsOf({ bot }: Pick<SimulationChoice, 'bot'>, players: number): Bots {
  if (typeof bot === 'string') return bot
  const playing = bot.slice(0, players)
  return playing.every((one) => one === playing[0]) ? (playing[0] ?? 'greedy') : playing
}

/** The packs of the games with that number of players. */
export function packsOfSimulation(
  choice: Pick<SimulationChoice, 'scenario' | 'decks'>,
  players: number,
  bundles: readonly PackBundle[],
): readonly PackBundle[] {
  return packsFor({ scenario: choice.scenario, decks: choice.decks.slice(0, players) }, bundles)
}

/**
 * One game of a simulation, with its seats and bots as they were in that game.
 * @param seed the game's own: it ends with the number of the game
 */
export function playedInSeats(
  choice: Pick<SimulationChoice, 'scenario' | 'decks' | 'mode' | 'bot' | 'seating'>,
  players: number,
  seed: string,
): { readonly game: ChosenGame; readonly bot: Bots } {
  const by = choice.seating === 'swapped' ? Number(seed.slice(seed.lastIndexOf('/') + 1)) : 0
  const bot = botsOf(choice, players)
  const decks = moved(choice.decks.slice(0, players), by)
  return { game: simulatedGame({ ...choice, decks }, players, seed), bot: typeof bot === 'string' ? bot : moved(bot, by) }
}

/** The game of a simulation with that number of players. @param seed the game's own */
export function simulatedGame(
  { scenario, mode, decks }: Pick<SimulationChoice, 'scenario' | 'decks' | 'mode'>,
  players: number,
  seed: string,
): ChosenGame {
  return gameOf({ scenario, mode, seed, decks: decks.slice(0, players) })
}

/** The remedy to show where games could not be simulated. @param remedy that of the error; empty where it has none */
export function remedyOfFailure(message: string, remedy: string): string {
  if (/BadSetup|no loaded pack|names the card/.test(message)) return 'Repair the scenario or the deck that is named, and play again.'
  return remedy === 'Load the page again.' || remedy === ''
    ? 'Look at the problems of the packs; if there are none, load the page again.'
    : remedy
}
