/**
 * Ids of packs. A pack is called by its short id, its name without the scope; where two packs that lie side by side have one short id, by scope and short id:
 * `ann_hunt` and `bob_hunt`. Codes of cards begin with the id. Pure: pages use it too.
 */
import type { CompiledScript, PackBundle } from '../bundle.ts'
import { namePlacesIn } from './script-places.ts'

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
 * The ids of packs that lie side by side.
 * @param names their names; the name of a pack that is not among them has the id of the only one of that short id, which stands for it
 */
export function idsOf(names: Iterable<string>): IdOf {
  const byShort = new Map<string, Set<string>>()
  for (const name of names) byShort.set(packId(name), (byShort.get(packId(name)) ?? new Set<string>()).add(name))
  return (name) => {
    const rivals = byShort.get(packId(name))
    return rivals !== undefined && rivals.size > 1 ? fullId(name) : packId(name)
  }
}

/** What stands before the colon of codes in a pack, and the id that is meant. */
export type Prefixes = ReadonlyMap<string, string>

/**
 * What a pack may write before the colon of a code: the short id, the full id or the name of itself and of what it depends on.
 * @param names that of the pack, then those of its dependencies: its own goes first where two have one short id
 * @returns only what is not the id already
 */
export function prefixesOf(names: readonly string[], idOf: IdOf): Prefixes {
  const found = new Map<string, string>()
  for (const name of names)
    for (const written of [packId(name), fullId(name), name]) if (!found.has(written)) found.set(written, idOf(name))
  for (const [written, id] of found) if (written === id) found.delete(written)
  return found
}

const isCode = /^([^\s:]+):[^\s]+$/

/** A code, or any other text, with the id of its pack. */
function withId(text: string, prefixes: Prefixes): string {
  const prefix = isCode.exec(text)?.[1]
  const id = prefix === undefined ? undefined : prefixes.get(prefix)
  return id === undefined || prefix === undefined ? text : id + text.slice(prefix.length)
}

/** Data with the ids of packs in all codes, also where codes are names of fields. Data without such codes is handed back as it is. */
export function codesIn<Data>(data: Data, prefixes: Prefixes): Data {
  return prefixes.size === 0 ? data : (changed(data, prefixes) as Data)
}

function changed(value: unknown, prefixes: Prefixes): unknown {
  if (typeof value === 'string') return withId(value, prefixes)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value.map((one) => changed(one, prefixes))
    return list.some((one, i) => one !== value[i]) ? list : value
  }
  const entries = Object.entries(value)
  const now = entries.map(([key, part]) => [withId(key, prefixes), changed(part, prefixes)] as const)
  return now.some(([key, part], i) => key !== entries[i]?.[0] || part !== entries[i]?.[1]) ? Object.fromEntries(now) : value
}

/** A compiled script with the ids of packs in its codes, and in the names of systems that it imports. */
export function codesInScript(code: string, prefixes: Prefixes, kind: 'scene' | 'script' = 'script'): string {
  if (![...prefixes.keys()].some((prefix) => code.includes(prefix))) return code
  let text = ''
  let from = 0
  for (const { start, end, value, quotes } of namePlacesIn(code, kind)) {
    if (quotes === 'plain') continue
    const system = /^(.+)(\/systems\/[^/]+)$/.exec(value)
    const id = system?.[1] === undefined ? undefined : prefixes.get(system[1])
    const now = id === undefined ? withId(value, prefixes) : `${id}${system?.[2]}`
    if (now === value) continue
    text += code.slice(from, start) + now
    from = end
  }
  return text + code.slice(from)
}

const renamed = new WeakMap<PackBundle, Map<string, PackBundle>>()

/**
 * Packs under other ids: the same packs as a game has them that was begun beside other packs.
 * @param now the new ids, by those that the packs have
 */
export function packsWithIds(packs: readonly PackBundle[], now: Prefixes): readonly PackBundle[] {
  if (now.size === 0) return packs
  return packs.map((pack) => {
    const prefixes = new Map([...now].filter(([id]) => id === pack.id || pack.dependencies.includes(id)))
    if (prefixes.size === 0) return pack
    const key = JSON.stringify([...prefixes])
    const known = renamed.get(pack) ?? new Map<string, PackBundle>()
    renamed.set(pack, known)
    const made = known.get(key) ?? underIds(pack, prefixes)
    known.set(key, made)
    return made
  })
}

function underIds(pack: PackBundle, prefixes: Prefixes): PackBundle {
  const idOf = (id: string): string => prefixes.get(id) ?? id
  const script = (one: CompiledScript): CompiledScript => {
    const code = codesInScript(one.code, prefixes, one.kind === 'scene' ? 'scene' : 'script')
    return code === one.code ? one : { ...one, code }
  }
  const { cards, scenarios, decks, campaigns, systems, removed } = pack
  return {
    ...pack,
    id: idOf(pack.id),
    dependencies: pack.dependencies.map(idOf).sort(),
    ...codesIn(
      { cards, scenarios, decks, ...(campaigns && { campaigns }), ...(systems && { systems }), ...(removed && { removed }) },
      prefixes,
    ),
    scripts: pack.scripts.map(script),
    scenes: pack.scenes.map(script),
  }
}
