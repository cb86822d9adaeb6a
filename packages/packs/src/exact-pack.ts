/** The very packs that a saved game names: a version of a pack in the cache of a workspace, verified by its hash. */
import type { Rulebooks } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import { readPackFolder } from './folder.ts'
import { findInstalled } from './installed.ts'
import { loadPack } from './load.ts'
import type { IdOf } from './names/pack-ids.ts'

/** A pack as a saved game names it. */
export interface ExactPack {
  readonly name: string
  readonly version: string
  readonly hash: string
}

/** A source of pack versions: the folder of a version, or undefined. The caller verifies the content of the folder. */
export type PackSource = (pack: ExactPack) => string | undefined

export type FoundExactly =
  | { readonly state: 'found'; readonly bundle: PackBundle; readonly folder: string }
  /** Nothing of that name and version is there. */
  | { readonly state: 'absent' }
  /** Something of that name and version is there, and it is not what the game was played with. */
  | { readonly state: 'other'; readonly folder: string; readonly hash: string }

/** The versions that lie in the cache of a workspace. */
export function installedVersions(workspace: string): PackSource {
  return ({ name, version }) => findInstalled(workspace, name, version)
}

/**
 * Finds a pack with exactly this content, in the first source that has it.
 * @param idOf the ids of the packs beside which it is used
 * @returns the pack; `other` where name and version match and the content differs
 */
export function findExactPack(wanted: ExactPack, sources: readonly PackSource[], rulebooks: Rulebooks, idOf?: IdOf): FoundExactly {
  let other: FoundExactly = { state: 'absent' }
  for (const source of sources) {
    const folder = source(wanted)
    if (folder === undefined) continue
    const bundle = bundleIn(folder, rulebooks, idOf)
    if (bundle?.name === wanted.name && bundle.hash === wanted.hash) return { state: 'found', bundle, folder }
    if (bundle) other = { state: 'other', folder, hash: bundle.hash }
  }
  return other
}

function bundleIn(folder: string, rulebooks: Rulebooks, idOf: IdOf | undefined): PackBundle | undefined {
  try {
    return loadPack(readPackFolder(folder), rulebooks, undefined, [], idOf).bundle
  } catch {
    // what cannot be read is not there
    return undefined
  }
}
