/** Finds all dependencies of packs, direct and indirect. Pages use this module too. */
import type { PackOutline } from './bundle.ts'

/** The ids of packs and of all their dependencies, each once. An id that no pack has is kept, without dependencies. */
export function idsWithDependencies(
  ids: Iterable<string>,
  packs: readonly Pick<PackOutline, 'id' | 'dependencies'>[],
): ReadonlySet<string> {
  const found = new Set(ids)
  // a set that grows while it is walked is walked to its end
  for (const id of found) for (const next of packs.find((one) => one.id === id)?.dependencies ?? []) found.add(next)
  return found
}
