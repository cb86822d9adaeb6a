/** The folders of the program, its packs and the workspace. */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chosenWorkspace, editsProgramPacks, isUsedWorkspace, rememberWorkspace, suggestedWorkspace } from './choice.ts'

/** The folder of the repository. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** The folder of the packs that the program ships. */
export const contentFolder = join(repository, 'content')

/**
 * The folder of the workspace: QUESTWRIGHT_WORKSPACE, else the folder chosen in the studio or by a command, else the folder of the program, whose
 * packs are read-only.
 */
export function workspaceFolder(): string {
  const named = process.env.QUESTWRIGHT_WORKSPACE
  return named ? userPath(named) : (chosenWorkspace(repository) ?? contentFolder)
}

/**
 * As `workspaceFolder`, for commands that write into it: if no folder was chosen yet, the suggested folder is created and becomes the workspace.
 * The folder of the program is used only if it already contains packs of a user, or if the packs of the program may be edited.
 */
export function workspaceToFill(): { readonly folder: string; readonly state: 'chosen' | 'chosen now' } {
  const folder = workspaceFolder()
  if (process.env.QUESTWRIGHT_WORKSPACE || folder !== contentFolder || editsProgramPacks() || isUsedWorkspace(contentFolder))
    return { folder, state: 'chosen' }
  const suggested = suggestedWorkspace()
  mkdirSync(suggested, { recursive: true })
  rememberWorkspace(repository, suggested)
  return { folder: suggested, state: 'chosen now' }
}

/** Resolves a path that the user typed, relative to the user's working directory, also under `npm run`. */
export function userPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}
