/** Replaces the pack in codes, in data and in compiled scripts, by the id that the pack has in a game. */
import type { CompiledScript, PackBundle } from '../bundle.ts'
import type { Prefixes } from './pack-ids.ts'
import { namePlacesIn } from './script-places.ts'

const isCode = /^([^\s:]+):[^\s]+$/

/** The code with the id of its pack; any other text is returned unchanged. */
function withId(text: string, prefixes: Prefixes): string {
  const prefix = isCode.exec(text)?.[1]
  const id = prefix === undefined ? undefined : prefixes.get(prefix)
  return id === undefined || prefix === undefined ? text : id + text.slice(prefix.length)
}

/** Data with the ids of packs in all codes, also where a code is a key. Data without such codes is returned as the same object. */
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
 * Packs under other ids: for a game that was started beside other packs, in which they had these ids.
 * @param now the new ids, by the current ids of the packs
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
