/** The names that packs declare in a game, and to which pack a name in a pack refers. Pages use this module too. */
import type { PackOutline } from '../bundle.ts'
import { compareText } from '../problem.ts'
import { packMeant } from './pack-ids.ts'

/** The sorts of names. Two packs in one game may declare the same name of the same sort. */
export const nameSorts = [
  'keywords',
  'events',
  'stats',
  'zones',
  'counters',
  'facts',
  'types',
  'tokens',
  'marks',
  'modes',
  'phases',
  'steps',
  'setup',
  'endings',
  'backs',
  'factValues',
  'startingCards',
  'deckCards',
  'branches',
  'record',
  'places',
  'ways',
  'hosts',
] as const
export type NameSort = (typeof nameSorts)[number]

/** The noun for each sort in messages. */
export const nounOfSort: { readonly [sort in NameSort]: string } = {
  keywords: 'keyword',
  events: 'kind of event',
  stats: 'stat',
  zones: 'zone',
  counters: 'counter',
  facts: 'fact',
  types: 'card type',
  tokens: 'token',
  marks: 'mark',
  modes: 'mode',
  phases: 'phase',
  steps: 'step',
  setup: 'word of setups',
  endings: 'word of endings',
  backs: 'back',
  factValues: 'value of a fact',
  startingCards: 'kind of starting card',
  deckCards: 'kind of deck card',
  branches: 'kind of branch',
  record: 'field of records',
  places: 'place of setups',
  ways: 'way of setups',
  hosts: 'host of setups',
}

/** The parts of a pack that determine which names it declares. */
export type NamingPack = Pick<PackOutline, 'id' | 'dependencies'> &
  Partial<Pick<PackOutline, 'name' | 'keywords' | 'systems'>> & { readonly text?: { readonly [language: string]: unknown } }

type Brought = { readonly [sort in NameSort]: readonly string[] }

const bringing = new WeakMap<object, Brought>()

/** The names that a pack declares, by sort. */
function namesBroughtBy(pack: NamingPack): Brought {
  const known = bringing.get(pack)
  if (known) return known
  const brought = Object.fromEntries(nameSorts.map((sort) => [sort, [...namesOfSort(pack, sort)].sort(compareText)])) as unknown as Brought
  bringing.set(pack, brought)
  return brought
}

function namesOfSort({ keywords = {}, systems = {}, text = {} }: NamingPack, sort: NameSort): Set<string> {
  if (sort === 'keywords') return new Set(Object.keys(keywords))
  // a chapter that is being edited may contain any value
  const chapters = Object.values(systems).map(fieldsOf)
  const found = new Set(chapters.flatMap((chapter) => (sort === 'steps' ? [] : Object.keys(fieldsOf(chapter[sort])))))
  for (const { steps, messages } of sort === 'steps' ? chapters : []) {
    for (const name of Object.values(fieldsOf(steps)).flat()) if (typeof name === 'string') found.add(name)
    for (const code of Object.keys(fieldsOf(messages))) if (code.startsWith('step.')) found.add(code.slice('step.'.length))
  }
  // a token is declared by its words in the texts of the pack
  for (const book of sort === 'tokens' ? Object.values(text) : []) for (const token of tokensIn(book)) found.add(token)
  return found
}

/** The value if it is an object, else an empty object. */
function fieldsOf(value: unknown): { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as { readonly [field: string]: unknown }) : {}
}

function* tokensIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === 'words' && typeof part === 'object' && part !== null) yield* Object.keys(fieldsOf(fieldsOf(part).tokens))
    else yield* tokensIn(part)
  }
}

/** The packs to which a written name may refer: one, or several that only the name of the pack distinguishes. */
interface Meaning {
  /** The name in the game: bare, or `pack:name` where two packs of the game declare it. */
  readonly name: string
  /** The ids of the packs to which it may refer; the first one is used. */
  readonly packs: readonly string[]
}

/** The names that the packs of one game declare. */
export interface GameNames {
  /** Names that two packs declare, each with the packs that declare it in any sort. */
  readonly shared: ReadonlyMap<string, readonly string[]>
  /** Returns the sorts in which a pack declares a name. */
  readonly sortsOf: (pack: string, name: string) => readonly NameSort[]
  /** Returns the ids of a pack and of all its dependencies. */
  readonly below: (pack: string) => readonly string[]
  /**
   * Returns to what a name in a pack refers.
   * @param sort undefined where the place does not determine the sort
   * @param written `name` or `pack:name`, the pack by its id, its short id, its id with the scope, or its full name
   * @returns undefined for a name that none of these packs declares
   */
  readonly meant: (pack: string, sort: NameSort | undefined, written: string) => Meaning | undefined
}

const kept = new WeakMap<object, { readonly packs: readonly NamingPack[]; readonly names: GameNames }[]>()

/** The names of these packs, cached by the list of packs. */
export function namesOfGame(packs: readonly NamingPack[]): GameNames {
  const [first] = packs
  const before = first && kept.get(first)
  const found = before?.find((one) => one.packs.length === packs.length && one.packs.every((pack, i) => pack === packs[i]))
  if (found) return found.names
  const names = readNames(packs)
  // a workspace has few different lists of packs that are played together: keep the newest ones
  if (first) kept.set(first, [{ packs: [...packs], names }, ...(before ?? []).slice(0, 31)])
  return names
}

function readNames(packs: readonly NamingPack[]): GameNames {
  const byId = new Map(packs.map((pack) => [pack.id, pack]))
  const grounds = new Map<string, readonly string[]>()
  const below = (id: string): readonly string[] => {
    const known = grounds.get(id)
    if (known) return known
    const found = new Set([id])
    for (const one of found) for (const next of byId.get(one)?.dependencies ?? []) found.add(next)
    const list = [...found]
    grounds.set(id, list)
    return list
  }
  const brought = new Map<string, Map<string, NameSort[]>>()
  for (const pack of packs)
    for (const sort of nameSorts)
      for (const name of namesBroughtBy(pack)[sort]) {
        if (sort === 'tokens' && isOfGround(pack, name, below(pack.id), byId)) continue
        const homes = brought.get(name) ?? new Map<string, NameSort[]>()
        brought.set(name, homes)
        homes.set(pack.id, [...(homes.get(pack.id) ?? []), sort])
      }
  const shared = new Map<string, readonly string[]>()
  for (const [name, homes] of brought) {
    const sorts = [...homes.values()].flat()
    if (new Set(sorts).size < sorts.length) shared.set(name, [...homes.keys()].sort(compareText))
  }
  const sortsOf = (pack: string, name: string): readonly NameSort[] => brought.get(name)?.get(pack) ?? []
  const bringers = (name: string, sort: NameSort | undefined, among: readonly string[]): string[] =>
    among.filter((id) => (sort === undefined ? sortsOf(id, name).length > 0 : sortsOf(id, name).includes(sort)))
  const canonical = (pack: string, name: string): string => (shared.has(name) ? `${pack}:${name}` : name)
  const meant: GameNames['meant'] = (pack, sort, written) => {
    const colon = written.lastIndexOf(':')
    const name = written.slice(colon + 1)
    const visible = bringers(name, sort, below(pack))
    if (colon > 0) {
      const one = packMeant(written.slice(0, colon), visible, (id) => byId.get(id)?.name ?? id)
      return one === undefined ? undefined : { name: canonical(one, name), packs: [one] }
    }
    const [first] = visible
    if (first === undefined) return undefined
    // the pack's own name comes first, so that the pack still works when a dependency declares the same name later
    const own = visible.includes(pack) ? pack : visible.length === 1 ? first : undefined
    return { name: own === undefined ? name : canonical(own, name), packs: [...new Set([...(own === undefined ? [] : [own]), ...visible])] }
  }
  return { shared, sortsOf, below, meant }
}

/** Whether a token for which a pack has words is declared by one of its dependencies. */
function isOfGround(pack: NamingPack, token: string, below: readonly string[], byId: ReadonlyMap<string, NamingPack>): boolean {
  if (Object.values(pack.systems ?? {}).some((chapter) => Object.hasOwn(fieldsOf(fieldsOf(chapter).tokens), token))) return false
  return below.some((id) => {
    const other = byId.get(id)
    return other !== undefined && other !== pack && namesBroughtBy(other).tokens.includes(token)
  })
}
