/** A game of the history as a replay on the table. */
import { packsOfPlayed } from '@questwright/workshop/packs-of-played'
import { getPlayedGame } from '../api.ts'
import { openReplay } from '../game/open-replay.ts'
import { theEngine, wholeBundles } from '../library.ts'
import { askTrust } from '../packs/trust.ts'

export interface OpenedReplay {
  /** The number of decisions, and how many of them still apply. */
  readonly decisions: number
  readonly fitting: number
  /** Packs that differ from those of the game. */
  readonly changed: readonly string[]
  /** Notes about fixed rules that make the replay diverge. */
  readonly rules: readonly string[]
}

/**
 * Opens a finished game with the workspace's packs. A running game is closed; it stays among the saved games.
 * @returns undefined where the user answered "not now" in the dialog about a new installed pack
 * @throws ApiError when the file cannot be read, Error when the workspace lacks a pack
 */
export async function openPlayed(id: string): Promise<OpenedReplay | undefined> {
  const game = await getPlayedGame(id)
  const { packs, changed } = packsOfPlayed(game, await wholeBundles())
  if ((await askTrust(packs)) === 'stay') return undefined
  const { replay, scenario, viewer, table } = game
  const { fitting, rules } = await openReplay(
    { scenario: scenario.code, title: scenario.title, setup: replay.setup, seed: replay.seed, viewer, table },
    replay.inputs,
    packs,
    await theEngine(packs),
    replay.hashes,
  )
  return { decisions: replay.inputs.length, fitting, changed, rules }
}
