/** Reads the workspace for a command, once. */
import {
  Broken,
  type LoadedWorkspace,
  type LocalPack,
  loadWorkspace,
  pickPack,
  pickPacks,
  splitPackNames,
  workspaceToFill,
} from '@questwright/workshop'
import type { Output } from './output.ts'

/** Options of commands that take packs. */
export interface PackOptions {
  /** Further folders that are packs or hold packs. */
  readonly packs?: readonly string[]
  /** Packs that may run outside the sandbox. */
  readonly trust?: readonly string[]
}

/**
 * Reads the workspace and the packs that a command names.
 * @param names ids of packs, or their folders
 * @returns the workspace, and the named packs; without names, all packs of the workspace itself
 * @throws WrongUse for a name that no pack has
 */
export function workspaceFor(
  names: readonly string[],
  { packs = [], trust }: PackOptions,
): { readonly workspace: LoadedWorkspace; readonly picked: readonly LocalPack[] } {
  const { folders } = splitPackNames(names)
  const workspace = loadWorkspace({ folders: [...folders, ...packs], ...(trust ? { trusted: trust } : {}) })
  return { workspace, picked: pickPacks(workspace, names) }
}

/** As `workspaceFor`, for a command with one pack. @throws WrongUse for a name that no pack has */
export function onePack(name: string, options: PackOptions): { readonly workspace: LoadedWorkspace; readonly pack: LocalPack } {
  const { workspace } = workspaceFor([name], options)
  const pack = pickPack(workspace, name)
  if (!pack) throw new Broken(`There is no pack ${name}.`)
  return { workspace, pack }
}

/** The workspace for a command that writes into it. If none was chosen yet, chooses the suggested folder and prints that. */
export function folderToFill(output: Output): string {
  const { folder, state } = workspaceToFill()
  if (state === 'chosen now') output.note(`No workspace was chosen yet: from now on ${folder} is the workspace, also for the studio.`)
  return folder
}
