/** What the start script told the server, through its environment. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { GuardSettings } from './guard.ts'

export interface Settings extends GuardSettings {
  /** The folder of the repository. */
  readonly repository: string
  /** The folder that holds the packs. */
  readonly workspace: string
  /** The folder of the packs that the program ships. */
  readonly content: string
  /** How long a pack is played at random before it is published, at most. */
  readonly fuzzSeconds: number
}

/**
 * Reads QUESTWRIGHT_TOKEN, QUESTWRIGHT_PORT (else PORT), QUESTWRIGHT_WORKSPACE (else `content` of the repository), QUESTWRIGHT_FUZZ_SECONDS.
 * Read at each call: a few strings, and tests can change them.
 */
export function readSettings(env: { readonly [name: string]: string | undefined } = process.env): Settings {
  const repository = repositoryAbove(process.cwd())
  return {
    token: env.QUESTWRIGHT_TOKEN ?? '',
    port: Number(env.QUESTWRIGHT_PORT ?? env.PORT ?? 4321),
    repository,
    workspace: resolve(repository, env.QUESTWRIGHT_WORKSPACE || 'content'),
    content: join(repository, 'content'),
    fuzzSeconds: /^\d+$/.test(env.QUESTWRIGHT_FUZZ_SECONDS ?? '') ? Number(env.QUESTWRIGHT_FUZZ_SECONDS) : 60,
  }
}

/** Next.js starts in apps/studio, tests in the repository. */
function repositoryAbove(folder: string): string {
  for (let one = folder; ; one = dirname(one)) {
    if (existsSync(join(one, 'pnpm-workspace.yaml'))) return one
    if (dirname(one) === one) return folder
  }
}
