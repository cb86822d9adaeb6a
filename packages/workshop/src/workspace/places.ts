/** Where the program, its packs and the workspace lie. */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** Where packs of the repository lie: what the program ships. */
export const contentFolder = join(repository, 'content')

/** The folder of the workspace: QUESTWRIGHT_WORKSPACE, else `content` of the repository. As in the studio. */
export function workspaceFolder(): string {
  const named = process.env.QUESTWRIGHT_WORKSPACE
  return named ? userPath(named) : contentFolder
}

/** A path as the user typed it: relative to where they stand, also under `npm run`. */
export function userPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}
