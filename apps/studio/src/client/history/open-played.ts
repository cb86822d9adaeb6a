/** A game of the history as a replay on the table. */
import type { PackBundle } from '@questwright/packs/types'
import type { PlayedGame } from '../../api-types.ts'
import { getPlayedGame } from '../api.ts'
import { openReplay } from '../game/open-replay.ts'
import { theEngine, wholeBundles } from '../library.ts'
import { askTrust } from '../packs/trust.ts'

export interface OpenedReplay {
  /** How many decisions were made, and how many of them still fit. */
  readonly decisions: number
  readonly fitting: number
  /** Packs that are others than those of the game. */
  readonly changed: readonly string[]
  /** What rules say that were repaired since, where it goes another way for them. */
  readonly rules: readonly string[]
}

/**
 * Lays out a played game under the workspace's packs. A game that runs is given up.
 * @returns undefined where the dialog about an installed pack that is new here was answered with "not now"
 * @throws ApiError when the file cannot be read, Error when the workspace misses a pack
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

/** The packs of a game as they lie in the workspace now. @throws Error that names the missing ones */
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
