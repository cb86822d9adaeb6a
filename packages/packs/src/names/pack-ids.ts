/**
 * Ids of packs. A pack has its short id, that is its name without the scope. Where two packs that are used together have the same short id, their
 * ids are made from scope and short id: `ann_hunt` and `bob_hunt`. Codes of cards begin with the id. Pages use this module too.
 */
/** The short id of a pack: its name after the scope. */
export function packId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/**
 * The id of a pack whose short id another pack has as well: `@ann/hunt` gives `ann_hunt`. A name without a scope is returned unchanged. Short ids
 * contain no underscore, so the result is unique; a point is not used, because paths of scenes contain points.
 */
export function fullId(name: string): string {
  return name.startsWith('@') ? name.slice(1).replaceAll('.', '_').replace('/', '_') : name
}

/** The short id in an id: `ann_hunt` gives `hunt`. */
export function shortId(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1)
}

/**
 * The pack that a written prefix means: by its id or its full name, else by its short id or its id with the scope.
 * @param ids the ids of the packs that may be meant
 * @param nameOf the full name of a pack by its id
 */
export function packMeant(written: string, ids: readonly string[], nameOf: (id: string) => string): string | undefined {
  return (
    ids.find((id) => id === written || nameOf(id) === written) ??
    ids.find((id) => shortId(id) === written || fullId(nameOf(id)) === written)
  )
}

/** Returns the id of a pack by its name. */
export type IdOf = (name: string) => string

/**
 * The ids of packs in one workspace or game.
 * @param names the names of these packs. For the name of another pack, the id of the only pack with the same short id is returned, because this
 * pack is used in its place
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
 * The prefixes that codes in a pack may have: the short id, the full id or the name of the pack itself and of its dependencies.
 * @param names the name of the pack, then those of its dependencies: the pack itself takes precedence where two have the same short id
 * @returns the prefixes that differ from the id that they mean
 */
export function prefixesOf(names: readonly string[], idOf: IdOf): Prefixes {
  const found = new Map<string, string>()
  for (const name of names)
    for (const written of [packId(name), fullId(name), name]) if (!found.has(written)) found.set(written, idOf(name))
  for (const [written, id] of found) if (written === id) found.delete(written)
  return found
}
