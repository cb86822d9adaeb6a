/** The packages of this repository that other packages need, as their manifests say. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const scope = '@questwright/'

/**
 * Named packages and all packages on which they depend, directly or through others. A dependency for development does not count.
 * @param repository the folder of the repository
 * @param names of packages, without the scope; unknown names are skipped
 * @returns the names of all these packages, sorted
 */
export function withNeededPackages(repository: string, names: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const manifest = join(repository, 'packages', name, 'package.json')
    if (found.has(name) || !existsSync(manifest)) return
    found.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly dependencies?: { readonly [name: string]: string }
    }
    for (const needed of Object.keys(dependencies)) if (needed.startsWith(scope)) add(needed.slice(scope.length))
  }
  for (const name of names) add(name)
  return [...found].sort()
}
