/** Picks packs of a workspace by the names that people type. */
import { realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PackBundle } from '@questwright/packs'
import { idsWithDependencies } from '@questwright/packs/browser'
import { rulebookAt } from '../page/rulebooks.ts'
import { listed, WrongUse } from '../problems.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from './local-pack.ts'
import { isFolder, onePackFolderAt, packFoldersAt } from './named-folders.ts'
import { userPath, workspaceFolder } from './places.ts'

/**
 * Splits the names that a command got as PACK into folders to open and ids to pick. A name that contains a slash or begins with a dot is a folder,
 * except the name of a package such as `@you/fen`. Any other name is a folder if the user's directory has one of that name and the workspace has not.
 */
export function splitPackNames(names: readonly string[]): { readonly folders: readonly string[]; readonly ids: readonly string[] } {
  const folders = names.filter((name) =>
    /[\\/]|^\./.test(name) ? !name.startsWith('@') : !isFolder(join(workspaceFolder(), name)) && isFolder(userPath(name)),
  )
  return { folders, ids: names.filter((name) => !folders.includes(name)) }
}

/**
 * The packs that a command names; without names, all packs of the workspace itself.
 * @throws WrongUse for a name that no pack has, and where the workspace has no pack
 */
export function pickPacks(workspace: LoadedWorkspace, names: readonly string[]): LocalPack[] {
  if (names.length === 0) {
    const own = workspace.packs.filter(({ kind }) => kind === 'own')
    if (own.length > 0) return own
    throw new WrongUse(
      `${workspace.folder} has no pack of its own. Begin one with qw pack new "${rulebookAt(undefined).examples.packTitle}", or name one that is here: ${listed(workspace.packs.map(idOf))}.`,
    )
  }
  const { folders, ids } = splitPackNames(names)
  const real = folders.flatMap((folder) => packFoldersAt(userPath(folder)).map((path) => realpathSync(path)))
  const picked = workspace.packs.filter((pack) => real.includes(pack.folder))
  for (const id of ids) {
    const found = workspace.packs.filter((pack) => pack.bundle?.id === id || pack.bundle?.name === id || basename(pack.folder) === id)
    if (found.length === 0)
      throw new WrongUse(
        `There is no pack "${id}". Packs: ${listed(workspace.packs.map(idOf))}. A pack elsewhere is named by its folder, such as ./my-pack.`,
      )
    picked.push(...found)
  }
  return [...new Set(picked)]
}

/**
 * The pack that a command names; undefined where its folder is not used in the workspace.
 * @throws WrongUse for a name that no pack has, and for a folder of several packs
 */
export function pickPack(workspace: LoadedWorkspace, name: string): LocalPack | undefined {
  for (const folder of splitPackNames([name]).folders) onePackFolderAt(userPath(folder))
  return pickPacks(workspace, [name])[0]
}

/** Packs with all their dependencies, in the order of their ids. */
export function withNeeds(workspace: LoadedWorkspace, ids: readonly string[]): PackBundle[] {
  const wanted = idsWithDependencies(ids, workspace.bundles)
  return workspace.bundles.filter((bundle) => wanted.has(bundle.id)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * The untrusted packs of a workspace that are among these. Names are compared, and not objects: a saved game may call a pack by another id, as another
 * bundle.
 */
export function strangersAmong(workspace: LoadedWorkspace, bundles: readonly PackBundle[]): readonly LocalPack[] {
  const named = new Set(bundles.map(({ name }) => name))
  return workspace.packs.filter((pack) => pack.trust === 'stranger' && pack.bundle && named.has(pack.bundle.name))
}

/** Refuses the native realm, which is no sandbox, for untrusted packs. @throws WrongUse */
export function mayRunIn(workspace: LoadedWorkspace, realm: 'quickjs' | 'native', bundles: readonly PackBundle[]): void {
  if (realm !== 'native') return
  const strangers = strangersAmong(workspace, bundles).map(idOf)
  if (strangers.length > 0)
    throw new WrongUse(
      `--realm native runs scripts without a sandbox, and ${listed(strangers)} ${strangers.length === 1 ? 'is' : 'are'} not of this repository. Leave out --realm, or add ${strangers.map((id) => `--trust ${id}`).join(' ')} if you know who wrote ${strangers.length === 1 ? 'it' : 'them'}.`,
    )
}
