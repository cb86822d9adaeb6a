/**
 * Ids of packs. A pack is called by its short id, its name without the scope; where two packs that lie side by side have one short id, by scope and short id:
 * `ann_hunt` and `bob_hunt`. Codes of cards begin with the id. Pure: pages use it too.
 */
/** The short id of a pack: its name after the scope. */
export function packId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/**
 * The id of a pack beside another one of the same short id: `@ann/hunt` is `ann_hunt`. A name without a scope is its own. No short id has an underscore,
 * and points are left to the paths of scenes.
 */
export function fullId(name: string): string {
  return name.startsWith('@') ? name.slice(1).replaceAll('.', '_').replace('/', '_') : name
}

/** The short id in an id: `hunt` of `ann_hunt`. */
export function shortId(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1)
}

/** By the name of a pack, its id. */
export type IdOf = (name: string) => string

/**
 * The ids of packs in one workspace or game.
 * @param names the names of these packs. The name of another pack gets the id of the only one with its short id, which replaces it
 */
export function idsOf(names: Iterable<string>): IdOf {
  const byShort = new Map<string, Set<string>>()
  for (const name of names) byShort.set(packId(name), (byShort.get(packId(name)) ?? new Set<string>()).add(name))
  return (name) => {
    const rivals = byShort.get(packId(name))
    return rivals !== undefined && rivals.size > 1 ? fullId(name) : packId(name)
  }
}

/** Maps the prefix of a code, the part before its colon, to the id of the pack that it means. */
export type Prefixes = ReadonlyMap<string, string>

/**
 * What a pack may write before the colon of a code: the short id, the full id or the name of itself and of what it depends on.
 * @param names that of the pack, then those of its dependencies: its own goes first where two have one short id
 * @returns the prefixes that differ from the id that they mean
 */
export function prefixesOf(names: readonly string[], idOf: IdOf): Prefixes {
  const found = new Map<string, string>()
  for (const name of names)
    for (const written of [packId(name), fullId(name), name]) if (!found.has(written)) found.set(written, idOf(name))
  for (const [written, id] of found) if (written === id) found.delete(written)
  return found
}
