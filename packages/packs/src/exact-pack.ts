/** Finds exactly the packs that a saved game names: versions in the cache of a workspace, verified by their hash. */
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
  /** There is no pack with this name and version. */
  | { readonly state: 'absent' }
  /** A pack with this name and version exists, but its content differs from that of the saved game. */
  | { readonly state: 'other'; readonly folder: string; readonly hash: string }

/** The versions in the cache of a workspace. */
export function installedVersions(workspace: string): PackSource {
  return ({ name, version }) => findInstalled(workspace, name, version)
}

/**
 * Finds a pack with exactly this content, in the first source that has it.
 * @param idOf the ids of the other packs in the workspace
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
    // a pack that cannot be read counts as absent
    return undefined
  }
}
