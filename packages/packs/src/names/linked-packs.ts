/**
 * Links packs that are in one game. Where two of them declare the same name, each pack's own becomes `pack:name`, in its chapters, cards, scenarios
 * and texts and in those of packs that refer to it. Packs without such names are returned as the same objects. Lists and pages use this module;
 * `linked-game.ts` also links scripts, and is separate so that pages which only list things need not load that code.
 */
import type { FieldKind, SystemChapter } from '@questwright/rulebook'
import type { PackOutline } from '../bundle.ts'
import { readKeyword } from '../slug.ts'
import { type GameNames, type NameSort, type NamingPack, nameSorts, namesOfGame } from './brought.ts'
import { linkedChapter } from './linked-chapter.ts'
import { type Linking, linkedKeyword } from './linking.ts'

export type Linkable = NamingPack & Partial<Pick<PackOutline, 'cards' | 'scenarios' | 'campaigns' | 'scripts' | 'scenes'>>

/**
 * Links the compiled scripts of one pack.
 * @returns the parts of the pack that contain scripts
 */
export type ScriptLinker = <Pack extends Linkable>(pack: Pack, linking: Linking) => Partial<Pack>

/** Makes a function that links packs, with a cache of its own: the same packs are linked once. */
export function packLinker(
  linkScripts: ScriptLinker,
): <Pack extends Linkable>(packs: readonly Pack[], seenFrom?: string) => readonly Pack[] {
  /** The linked packs, by the names object of exactly these packs. */
  const linkedBefore = new WeakMap<GameNames, Map<string, readonly NamingPack[]>>()
  const made: Made = new WeakMap()
  return <Pack extends Linkable>(packs: readonly Pack[], seenFrom?: string): readonly Pack[] => {
    const names = namesOfGame(packs)
    const known = linkedBefore.get(names) ?? new Map<string, readonly NamingPack[]>()
    linkedBefore.set(names, known)
    const before = known.get(seenFrom ?? '')
    if (before) return before as readonly Pack[]
    const plain = names.shared.size === 0 && !packs.some((pack) => writesPackOf(pack, names).length > 0)
    const linked = plain ? packs : packs.map((pack) => linkedPack(pack, names, seenFrom, packs, made, linkScripts))
    known.set(seenFrom ?? '', linked)
    return linked
  }
}

/**
 * Links everything except scripts, which are not changed.
 * @param packs all packs of the game
 * @param seenFrom id of a pack: names that this pack may write bare stay bare, as in its author's files
 */
export const linkedPacks = packLinker(() => ({}))

/** Cache of linked packs, by the pack and by the new names in it. */
type Made = WeakMap<object, Map<string, object>>

function linkedPack<Pack extends Linkable>(
  pack: Pack,
  names: GameNames,
  seenFrom: string | undefined,
  packs: readonly Linkable[],
  made: Made,
  linkScripts: ScriptLinker,
): Pack {
  const table = new Map<string, string>()
  const shown = (name: string): string => {
    if (seenFrom === undefined || !name.includes(':')) return name
    const bare = name.slice(name.lastIndexOf(':') + 1)
    return names.meant(seenFrom, undefined, bare)?.name === name ? bare : name
  }
  const add = (sort: NameSort | undefined, written: string): void => {
    const meaning = names.meant(pack.id, sort, written)
    if (meaning === undefined || (sort === undefined && isCode(written, packs))) return
    const name = shown(meaning.name)
    if (name !== written) table.set(`${sort ?? ''} ${written}`, name)
  }
  for (const sort of [...nameSorts, undefined]) {
    for (const name of names.shared.keys()) add(sort, name)
    for (const written of writesPackOf(pack, names)) add(sort, written)
  }
  if (table.size === 0) return pack
  const key = JSON.stringify([...table])
  const before = made.get(pack)?.get(key)
  if (before) return before as Pack
  const linking: Linking = {
    link: (sort, written) => table.get(`${sort ?? ''} ${written}`),
    fieldsOf: (sort, written) => fieldsOfPhrase(pack, sort, written, names, packs),
    written: new Set([...table.keys()].map((one) => one.slice(one.indexOf(' ') + 1))),
  }
  const linked = { ...link(pack, linking), ...linkScripts(pack, linking) }
  made.set(pack, (made.get(pack) ?? new Map<string, object>()).set(key, linked))
  return linked
}

function link<Pack extends Linkable>(pack: Pack, linking: Linking): Pack {
  const { keywords, cards, scenarios, campaigns, systems, text } = pack
  return {
    ...pack,
    ...(keywords && { keywords: withKeys(keywords, (slug) => linking.link('keywords', slug)) }),
    ...(cards && { cards: withValues(cards, (facts) => linkedFacts(facts, linking)) }),
    ...(scenarios && { scenarios: withValues(scenarios, (facts) => linkedScenario(facts, linking) as typeof facts) }),
    ...(campaigns && { campaigns: withValues(campaigns, (facts) => linkedCampaign(facts, linking)) }),
    ...(systems && { systems: withValues(systems, (chapter) => linkedChapter(chapter, linking) as SystemChapter) }),
    ...(text && { text: withValues(text, (book) => (isRecord(book) ? linkedText(book, linking) : book)) }),
  }
}

/** The fields of a setup step or of a condition that a pack of the game declares. */
function fieldsOfPhrase(
  { id }: Linkable,
  sort: 'setup' | 'endings',
  written: string,
  names: GameNames,
  packs: readonly Linkable[],
): ReturnType<Linking['fieldsOf']> {
  const [home] = names.meant(id, sort, written)?.packs ?? []
  const word = written.slice(written.lastIndexOf(':') + 1)
  for (const chapter of Object.values(packs.find((one) => one.id === home)?.systems ?? {})) {
    const phrases = isRecord(chapter) && isRecord(chapter[sort]) ? chapter[sort] : {}
    const phrase = Object.hasOwn(phrases, word) ? phrases[word] : undefined
    if (isRecord(phrase) && isRecord(phrase.fields)) return phrase.fields as ReturnType<Linking['fieldsOf']>
  }
  return undefined
}

/** Whether `pack:slug` is a card, scenario, system or rule of that pack: a text that may be such a code is not changed. */
function isCode(written: string, packs: readonly Linkable[]): boolean {
  const colon = written.lastIndexOf(':')
  const slug = written.slice(colon + 1)
  return packs.some(
    ({ id, name, cards = {}, scenarios = {}, systems = {}, scripts = [] }) =>
      (written.slice(0, colon) === id || written.slice(0, colon) === name) &&
      ([cards, scenarios, systems].some((things) => Object.hasOwn(things, slug)) ||
        scripts.some((script) => script.kind === 'rule' && script.slug === slug)),
  )
}

function withKeys<Value>(of: { readonly [name: string]: Value }, now: (name: string) => string | undefined): { [name: string]: Value } {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [now(name) ?? name, value]))
}

function withValues<Value>(of: { readonly [name: string]: Value }, now: (value: Value) => Value): { [name: string]: Value } {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, now(value)]))
}

function linkedFacts<Facts>(facts: Facts, linking: Linking): Facts {
  if (!isRecord(facts)) return facts
  const { link } = linking
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => {
      const name = link('facts', fact) ?? fact
      if (fact === 'sides' && isRecord(value)) return [fact, withValues(value, (side) => linkedFacts(side, linking))]
      if (fact === 'keywords' && Array.isArray(value))
        return [fact, value.map((one) => (typeof one === 'string' ? linkedKeyword(one, linking) : one))]
      if (typeof value !== 'string') return [name, value]
      const sort = fact === 'type' ? 'types' : fact === 'back' ? 'backs' : 'factValues'
      return [name, link(sort, value) ?? value]
    }),
  ) as Facts
}

/** By field of a scenario, the sort of the names in it. */
const fieldsOfScenario: { readonly [field: string]: NameSort } = {
  do: 'setup',
  when: 'endings',
  token: 'tokens',
  zone: 'zones',
  counter: 'counters',
  type: 'types',
}
/** By field of a scenario, the sort of the names that are its keys. */
const keysOfScenario: { readonly [field: string]: NameSort } = { modes: 'modes', quantities: 'modes', deckCards: 'deckCards' }

/** By the kind of a field of a setup step or condition, the sort of the name in it. A `host` may also be a card. */
const sortOfKind: { readonly [kind in FieldKind]?: NameSort } = { token: 'tokens', place: 'places', way: 'ways', host: 'hosts' }

/**
 * Links a value of a scenario.
 * @param within the fields of the scenario that contain the value, the outermost first
 */
function linkedScenario(value: unknown, linking: Linking, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => linkedScenario(one, linking, within))
  if (!isRecord(value)) return value
  const kinds =
    (typeof value.do === 'string' && linking.fieldsOf('setup', value.do)) ||
    (typeof value.when === 'string' && linking.fieldsOf('endings', value.when)) ||
    {}
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => {
      const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined
      const sort = (kind && sortOfKind[kind]) ?? sortInScenario(field, within)
      if (sort !== undefined && typeof part === 'string') return [field, linking.link(sort, part) ?? part]
      if (field === 'playedIn' && Array.isArray(part))
        return [field, part.map((one) => (typeof one === 'string' ? (linking.link('modes', one) ?? one) : one))]
      const linked = linkedScenario(part, linking, [...within, field])
      const ofKeys = Object.hasOwn(keysOfScenario, field) ? keysOfScenario[field] : undefined
      return [field, ofKeys !== undefined && isRecord(linked) ? withKeys(linked, (name) => linking.link(ofKeys, name)) : linked]
    }),
  )
}

/** The sort of names in a field of a scenario. Steps of setups may have fields with any name, so `with` and `by` count only at their own places. */
function sortInScenario(field: string, within: readonly string[]): NameSort | undefined {
  if (field === 'with' && within.at(-1) === 'begins') return 'startingCards'
  if (field === 'by' && within.at(-2) === 'branches') return 'branches'
  return Object.hasOwn(fieldsOfScenario, field) ? fieldsOfScenario[field] : undefined
}

/** Links the fields of records that a campaign sets or compares in conditions. */
function linkedCampaign<Facts>(facts: Facts, linking: Linking): Facts {
  if (!isRecord(facts)) return facts
  const nameOf = (field: string): string | undefined => linking.link('record', field)
  const withRecord = (one: { readonly [fact: string]: unknown }) =>
    isRecord(one.record) ? { ...one, record: withKeys(one.record, nameOf) } : one
  const linkedWay = (way: unknown): unknown =>
    isRecord(way) && isRecord(way.when) && typeof way.when.record === 'string'
      ? { ...way, when: { ...way.when, record: nameOf(way.when.record) ?? way.when.record } }
      : way
  const linkedPart = (one: unknown): unknown => {
    if (!isRecord(one)) return one
    const part = withRecord(one)
    return Array.isArray(part.next) ? { ...part, next: part.next.map(linkedWay) } : part
  }
  const { scenarios } = facts as { readonly scenarios?: unknown }
  return { ...withRecord(facts), ...(Array.isArray(scenarios) ? { scenarios: scenarios.map(linkedPart) } : {}) } as Facts
}

/** Links words of keywords and of tokens, and the translated chapters of systems. */
function linkedText(book: object, linking: Linking): object {
  return Object.fromEntries(
    Object.entries(book).map(([section, entries]) => {
      const words = withTokens(entries, linking)
      if (section === 'words') return [section, tokensNamed(words, linking)]
      if (!isRecord(words)) return [section, words]
      if (section === 'keywords') return [section, withKeys(words, (slug) => linking.link('keywords', slug))]
      if (section !== 'systems') return [section, words]
      return [
        section,
        withValues(words, (entry) =>
          isRecord(entry) && isRecord(entry.chapter) ? { ...entry, chapter: linkedChapter(entry.chapter, linking) } : entry,
        ),
      ]
    }),
  )
}

function withTokens(value: unknown, linking: Linking): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'words' ? tokensNamed(part, linking) : withTokens(part, linking)]),
  )
}

function tokensNamed(words: unknown, { link }: Linking): unknown {
  if (!isRecord(words) || !isRecord(words.tokens)) return words
  return { ...words, tokens: withKeys(words.tokens, (token) => link('tokens', token)) }
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
}

const writing = new WeakMap<object, readonly string[]>()

/** The names that a pack writes with their packs, as `pack:name`, and that these packs declare. */
function writesPackOf(pack: Linkable, names: GameNames): readonly string[] {
  let all = writing.get(pack)
  if (all === undefined) {
    const { cards = {}, scenarios = {}, campaigns = {}, systems = {}, scripts = [], scenes = [] } = pack
    // a card whose file cannot be read has no facts, and one that is being edited may have any
    const facts = Object.values(cards).filter(isRecord)
    const data = JSON.stringify([facts.map(({ type }) => type), systems, scenarios, campaigns])
    const code = [...scripts, ...scenes].map((script) => ('code' in script ? String(script.code) : ''))
    const found = [data, ...code].flatMap((text) => [...text.matchAll(QUALIFIED)].map(([, written = '']) => written))
    const printed = facts.flatMap(({ keywords }) => textsIn(keywords).map((one) => readKeyword(one).slug))
    all = [...new Set([...found, ...printed.filter((slug) => slug.includes(':'))])]
    writing.set(pack, all)
  }
  return all.filter((written) => names.meant(pack.id, undefined, written) !== undefined)
}

/** A string with a pack before a colon; printed keywords are read as slugs. */
const QUALIFIED = /['"`]((?:@[a-z0-9][\w.~-]*\/)?[a-z0-9~][\w~-]*:[\w-]+)(?=['"`])/g
