/** The packs of a finished game, in their current state in the workspace. */
import type { PackBundle } from '@questwright/packs/types'
import type { PlayedGame } from '../formats/index.ts'

export interface PacksOfPlayed {
  readonly packs: readonly PackBundle[]
  /** Ids of packs that differ from those of the game. */
  readonly changed: readonly string[]
}

/** @throws Error that names the packs of the game that are missing */
export function packsOfPlayed({ replay }: Pick<PlayedGame, 'replay'>, bundles: readonly PackBundle[]): PacksOfPlayed {
  const wanted = replay.packs
  const missing = wanted.filter(({ name }) => !bundles.some((bundle) => bundle.name === name))
  if (missing.length > 0)
    throw new Error(
      `This game was played with ${missing.map(({ name, version }) => `${name} ${version}`).join(' and ')}, which the workspace does not have. Put the pack into the workspace; the game is kept.`,
    )
  const packs = bundles.filter(({ name }) => wanted.some((one) => one.name === name))
  const changed = packs.filter(({ name, hash }) => wanted.find((one) => one.name === name)?.hash !== hash).map(({ id }) => id)
  return { packs, changed }
}
