/** A game of the history as a replay on the table. */
import type { PackBundle } from '@questwright/packs/types'
import type { PlayedGame } from '../../api-types.ts'
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
  const bundles = await wholeBundles()
  const { packs, changed } = packsOf(game, bundles)
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

/** The packs of a game in their current state in the workspace. @throws Error that names the missing ones */
function packsOf(
  game: Pick<PlayedGame, 'replay'>,
  bundles: readonly PackBundle[],
): { readonly packs: readonly PackBundle[]; readonly changed: readonly string[] } {
  const wanted = game.replay.packs
  const missing = wanted.filter(({ name }) => !bundles.some((bundle) => bundle.name === name))
  if (missing.length > 0)
    throw new Error(
      `This game was played with ${missing.map(({ name, version }) => `${name} ${version}`).join(' and ')}, which the workspace does not have. Put the pack into the workspace; the game is kept.`,
    )
  const packs = bundles.filter(({ name }) => wanted.some((one) => one.name === name))
  const changed = packs.filter(({ name, hash }) => wanted.find((one) => one.name === name)?.hash !== hash).map(({ id }) => id)
  return { packs, changed }
}
