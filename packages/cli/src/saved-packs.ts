/** The packs of a saved game: those of the workspace, or the exact versions with which it was saved. */
import { dirname } from 'node:path'
import {
  type ExactPack,
  type FoundExactly,
  findExactPack,
  type IdOf,
  idsOf,
  installedVersions,
  type PackBundle,
  type PackSource,
} from '@questwright/packs'
import { type GameFile, packsAsNamed } from '@questwright/realm'
import { Broken, type LoadedWorkspace, listed, mayRunIn, userPath, WrongUse, withNeeds, workspaceFolder } from '@questwright/workshop'
import { engineIdentity } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'

/** The changes since a game was saved, as sentences. */
export async function changesSince(saved: GameFile, packs: readonly PackBundle[]): Promise<string[]> {
  return [...changesOf(saved, packs), ...(await engineChanges(saved, packs))]
}

/**
 * The current versions of the packs that a saved game names, with their dependencies.
 * @throws Broken when one is missing, or is for another game now
 */
export function packsOf(saved: GameFile, workspace: LoadedWorkspace): PackBundle[] {
  const missing = saved.packs.filter((pack) => !workspace.bundles.some((bundle) => bundle.name === pack.name))
  if (missing.length > 0)
    throw new Broken(
      `The game needs ${missing.length === 1 ? 'the pack' : 'the packs'} ${listed(missing.map((pack) => `${pack.name} ${pack.version}`))}, and ${missing.length === 1 ? 'it is' : 'they are'} not here. Put ${missing.length === 1 ? 'it' : 'them'} under content/, or name the folder with --packs.`,
    )
  const named = workspace.bundles.filter((bundle) => saved.packs.some((pack) => pack.name === bundle.name))
  const other = named.find(({ game }) => game !== saved.engine.name)
  if (other !== undefined)
    throw new Broken(
      `The game was played by the rules of "${saved.engine.name}", and ${other.id} is for the game "${other.game}" now. Take the version of ${other.id} with which it was played.`,
    )
  const packs = withNeeds(
    workspace,
    named.map(({ id }) => id),
  )
  return [...packsAsNamed(packs, [saved.setup, saved.inputs])]
}

/** The caches of installed versions: of the workspace, and of the folders that the command names. */
export function packSources(folders: readonly string[] = []): readonly PackSource[] {
  const named = folders.map(userPath)
  // a folder that is a pack itself may belong to a workspace, which is then its parent folder
  return [...new Set([workspaceFolder(), ...named.flatMap((folder) => [folder, dirname(folder)])])].map(installedVersions)
}

export interface SavedPacks {
  /** All packs, if none is missing. */
  readonly packs: readonly PackBundle[]
  /** Packs that are not in the workspace itself: these are not trusted. */
  readonly fetched: readonly PackBundle[]
  /** Why packs are unavailable, in words. */
  readonly missing: readonly string[]
}

/** Cache for one command: loading is slow, and many games name the same version. */
const exact = new WeakMap<readonly PackSource[], Map<string, FoundExactly>>()

function exactly(wanted: ExactPack, sources: readonly PackSource[], idOf: IdOf): FoundExactly {
  const known = exact.get(sources) ?? new Map<string, FoundExactly>()
  exact.set(sources, known)
  const key = JSON.stringify([idOf(wanted.name), wanted.name, wanted.version, wanted.hash])
  const found = known.get(key) ?? findExactPack(wanted, sources, rulebooks, idOf)
  known.set(key, found)
  return found
}

/** The packs with which a game was saved, each verified by its hash: from the workspace where it has not changed, else from the caches. */
export function savedPacksOf(saved: GameFile, workspace: LoadedWorkspace, sources: readonly PackSource[]): SavedPacks {
  const packs: PackBundle[] = []
  const fetched: PackBundle[] = []
  const missing: string[] = []
  const idOf = idsOf(saved.packs.map(({ name }) => name))
  for (const wanted of saved.packs) {
    const here = workspace.bundles.find(({ name, hash }) => name === wanted.name && hash === wanted.hash)
    const found = here ? undefined : exactly(wanted, sources, idOf)
    if (here) packs.push(here)
    else if (found?.state === 'found') {
      packs.push(found.bundle)
      fetched.push(found.bundle)
    } else
      missing.push(
        found?.state === 'other'
          ? `${wanted.name} ${wanted.version} is installed, and it is not what the game was played with (${wanted.hash.slice(0, 12)}, here ${found.hash.slice(0, 12)})`
          : `${wanted.name} ${wanted.version} (${wanted.hash.slice(0, 12)}) is not installed`,
      )
  }
  const named = packsAsNamed(
    packs.sort((a, b) => (a.id < b.id ? -1 : 1)),
    [saved.setup, saved.inputs],
  )
  return { packs: named, fetched, missing }
}

/** @throws Broken when a pack is unavailable, WrongUse when an untrusted pack would run outside the sandbox */
export function wholeSavedPacks(
  saved: GameFile,
  workspace: LoadedWorkspace,
  given: { readonly sources: readonly PackSource[]; readonly realm: 'quickjs' | 'native'; readonly trust?: readonly string[] },
): readonly PackBundle[] {
  const { packs, fetched, missing } = savedPacksOf(saved, workspace, given.sources)
  if (missing.length > 0)
    throw new Broken(
      `The game cannot be played under the packs with which it was saved: ${listed(missing)}. Install ${missing.length === 1 ? 'that version' : 'those versions'}, or replay it under the packs that are here with --under here.`,
    )
  mayRunIn(workspace, given.realm, packs)
  const strangers = fetched.filter(({ id, name }) => !given.trust?.includes(id) && !given.trust?.includes(name)).map(({ id }) => id)
  if (given.realm === 'native' && strangers.length > 0)
    throw new WrongUse(
      `--realm native runs scripts without a sandbox, and the installed ${listed(strangers)} ${strangers.length === 1 ? 'is' : 'are'} not of this repository. Leave out --realm.`,
    )
  return packs
}

function changesOf(saved: GameFile, packs: readonly PackBundle[]): string[] {
  return packs.flatMap((pack) => {
    const then = saved.packs.find((one) => one.name === pack.name)
    if (!then || (then.hash === pack.hash && then.version === pack.packVersion)) return []
    if (then.version !== pack.packVersion) return [`the game was saved with ${pack.id} ${then.version}, and here is ${pack.packVersion}`]
    return [
      `${pack.id} ${pack.packVersion} has changed since the game was saved (${then.hash.slice(0, 12)}, now ${pack.hash.slice(0, 12)})`,
    ]
  })
}

async function engineChanges(saved: GameFile, packs: readonly PackBundle[]): Promise<string[]> {
  const now = await engineIdentity(packs)
  const then = saved.engine
  if (then.name === now.name && then.hash === now.hash) return []
  return [
    then.version === now.version
      ? `the engine ${now.name} ${now.version} has changed since the game was saved`
      : `the game was saved with the engine ${then.name} ${then.version}, and here is ${now.name} ${now.version}`,
  ]
}
