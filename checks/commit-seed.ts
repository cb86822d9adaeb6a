/** A new seed for each commit, so that each commit plays games that nobody has played before. */
import { execFileSync } from 'node:child_process'

/**
 * The first letters of the commit's hash. `QUESTWRIGHT_SEED` overrides it, to repeat a failed run, so print the seed.
 * @returns `no-commit` where there is no repository
 */
export function commitSeed(): string {
  const { QUESTWRIGHT_SEED: given } = process.env
  if (given) return given
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'no-commit'
  }
}
