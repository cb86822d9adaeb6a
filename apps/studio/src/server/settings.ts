/** The settings from the start script, passed in environment variables. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chosenWorkspace, editsProgramPacks, isUsedWorkspace } from '@questwright/workshop/workspace-choice'
import type { GuardSettings } from './guard.ts'

export interface Settings extends GuardSettings {
  /** The folder of the repository. */
  readonly repository: string
  /** The folder that contains the packs; empty until the user has chosen one. */
  readonly workspace: string
  /** The folder of the packs shipped with the program. */
  readonly content: string
  /** Time limit in seconds for random play before a publication. */
  readonly fuzzSeconds: number
}

type Environment = { readonly [name: string]: string | undefined }

/**
 * Reads QUESTWRIGHT_TOKEN, QUESTWRIGHT_PORT (else PORT), QUESTWRIGHT_FUZZ_SECONDS, and what decides about the workspace (`workspaceOf`). Read at each
 * call: it is cheap, and tests can change them.
 */
export function readSettings(env: Environment = process.env): Settings {
  const repository = repositoryAbove(process.cwd())
  return {
    token: env.QUESTWRIGHT_TOKEN ?? '',
    port: Number(env.QUESTWRIGHT_PORT ?? env.PORT ?? 4321),
    repository,
    workspace: workspaceOf(repository, env),
    content: join(repository, 'content'),
    fuzzSeconds: /^\d+$/.test(env.QUESTWRIGHT_FUZZ_SECONDS ?? '') ? Number(env.QUESTWRIGHT_FUZZ_SECONDS) : 60,
  }
}

/**
 * The workspace: the folder given for this start, else the chosen folder, else the program's folder if its packs are to be edited or it already
 * contains packs of a user.
 */
function workspaceOf(repository: string, env: Environment): string {
  if (env.QUESTWRIGHT_WORKSPACE) return resolve(repository, env.QUESTWRIGHT_WORKSPACE)
  // with this variable the studio asks for the folder, until one is chosen in this server
  const chosen = env.QUESTWRIGHT_CHOOSE_WORKSPACE === '1' ? undefined : chosenWorkspace(repository, env)
  if (chosen !== undefined) return chosen
  const content = join(repository, 'content')
  const mayBeContent = editsProgramPacks(env) || (env.QUESTWRIGHT_CHOOSE_WORKSPACE !== '1' && isUsedWorkspace(content))
  return mayBeContent ? content : ''
}

/** Finds the repository: Next.js starts in apps/studio, tests in the repository. */
function repositoryAbove(folder: string): string {
  for (let one = folder; ; one = dirname(one)) {
    if (existsSync(join(one, 'pnpm-workspace.yaml'))) return one
    if (dirname(one) === one) return folder
  }
}
