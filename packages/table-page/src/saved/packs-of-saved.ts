/** Compares the packs that a saved game names with those in use. */
import type { PackBundle } from '@questwright/packs/types'
import type { GameFile } from '@questwright/realm/web'

export interface PacksOfSaved {
  /** The packs in use with which the game would run. */
  readonly packs: readonly PackBundle[]
  readonly missing: readonly { readonly name: string; readonly version: string }[]
  /** The packs whose version or content differs from the saved game, each with both versions. */
  readonly changed: readonly {
    readonly name: string
    readonly saved: { readonly version: string; readonly hash: string }
    readonly here: { readonly version: string; readonly hash: string }
  }[]
  /** Whether the engine is the one with which the game was saved. */
  readonly engine: 'same' | 'other'
}

/** Finds the packs of a saved game among those in use, by their names. */
export function packsOfSaved(
  saved: Pick<GameFile, 'packs' | 'engine'>,
  bundles: readonly PackBundle[],
  engine: { readonly hash: string },
): PacksOfSaved {
  const packs: PackBundle[] = []
  const missing: { name: string; version: string }[] = []
  const changed: PacksOfSaved['changed'][number][] = []
  for (const { name, version, hash } of saved.packs) {
    const pack = bundles.find((bundle) => bundle.name === name)
    if (!pack) missing.push({ name, version })
    else {
      packs.push(pack)
      if (pack.hash !== hash) changed.push({ name, saved: { version, hash }, here: { version: pack.packVersion, hash: pack.hash } })
    }
  }
  return { packs, missing, changed, engine: saved.engine.hash === engine.hash ? 'same' : 'other' }
}
