import {
  type CardDefinition,
  close,
  DefinitionError,
  defineCard,
  type JsonObject,
  type KeywordDefinition,
  type Library,
  type LibraryNote,
  namesFor,
  type PackContent as PackContentOf,
  type Part,
  partsIn,
} from '@questwright/kernel'
import { withCodes } from './mode.ts'
import { playAttachment, playCharacter, playInto } from './play.ts'
import { lcg } from './ruleset.ts'
import { type EndingsOfSystems, partsOfScenario } from './scenario-parts.ts'
import { type SystemType, standInFacts, standIns } from './scenes/stand-ins.ts'
import { type CardScript, type KeywordScript, scenario } from './script.ts'
import { type Bringer, soundParts } from './sound-parts.ts'
import type { SystemScript } from './system.ts'
import { scriptOfSystem, systemsIn } from './system-library.ts'
import { systemCode } from './systems.ts'

/** Makes the definitions that a table plays with from the facts, texts and scripts of packs. */

/** What of a pack this ruleset needs, with its scripts as `scriptIn` judged them. */
export type PackContent = PackContentOf<CardScript | KeywordScript | SystemScript>

function endingsWithPlace(script: SystemScript | undefined): EndingsOfSystems {
  const { endings = {}, at } = script ?? {}
  return Object.fromEntries(Object.entries(endings).map(([word, ending]) => [word, at ? { ...ending, at } : ending]))
}

/** The code behind a slug as a pack writes it: bare inside the own pack. */
function codeIn(pack: string, slug: string): string {
  return slug.includes(':') ? slug : `${pack}:${slug}`
}

/** The code of the rule that a pack means, a card or a system: `hard-times` and `other-pack:hard-times` are rules wherever rules are listed. */
function ruleIn(pack: string, slug: string, systems: Library['systems']): string {
  const code = codeIn(pack, slug)
  const system = code.replace(':', ':system/')
  return systems?.has(system) ? system : code.replace(':', ':rule/')
}

/**
 * Makes definitions of everything that can be defined.
 * @param tell is told of what cannot: two keywords of one slug, a script without facts, two parts of one slug, a name that nobody knows.
 * The rest stands.
 */
export function buildLibrary(packs: readonly PackContent[], tell: (note: LibraryNote) => void = fail): Library {
  const cards = new Map<string, CardDefinition>()
  const keywords = new Map<string, KeywordDefinition>()
  const keywordSlugs = new Set(packs.flatMap((pack) => Object.keys(pack.keywords)))
  const dependencies = new Map(packs.map((pack) => [pack.id, pack.dependencies ?? []]))
  const systems = systemsIn(packs, dependencies, tell)
  const library: Library = { cards, keywords, systems, dependencies }
  const endingsOf = new Map(
    packs.flatMap((pack) =>
      Object.keys(pack.systems ?? {}).map((slug) => [systemCode(pack.id, slug), endingsWithPlace(scriptOfSystem(pack, slug))]),
    ),
  )
  for (const pack of packs) {
    const names = namesFor(lcg, library, [pack.id])
    const types: OwnTypes = Object.assign({}, ...(names.systems ?? []).map(({ notes }) => notes.types))
    const phrases = names.systems?.flatMap(({ notes }) => notes.setup as readonly string[]) ?? []
    const endings = Object.assign({}, ...(names.systems ?? []).map(({ code }) => endingsOf.get(code))) as EndingsOfSystems
    const behaviour = new Map(pack.scripts.map((script) => [`${script.kind} ${script.slug}`, script]))
    const sound = <P extends CardScript['parts']>(code: string, bringer: Bringer, parts: P): P =>
      soundParts(code, bringer, parts, { ruleset: names, keywords: keywordSlugs }, ({ name, message, at }) =>
        tell({ pack: pack.id, weight: 'wrong', message: `${name}: ${message}`, ...(at === undefined ? {} : { at }) }),
      )
    const broken = (message: string): void => tell({ pack: pack.id, weight: 'broken', message })
    for (const [slug, facts] of Object.entries(pack.cards)) {
      const script = behaviour.get(`card ${slug}`) as CardScript | undefined
      const printed = withTitles(facts, Object.hasOwn(pack.titles, slug) ? pack.titles[slug] : undefined)
      const code = `${pack.id}:${slug}`
      try {
        cards.set(code, defineCard(code, printed, withImplied(facts, types, sound(code, 'card', script?.parts ?? []))))
      } catch (thrown) {
        if (!(thrown instanceof DefinitionError)) throw thrown
        broken(thrown.message)
        cards.set(code, defineCard(code, printed, withImplied(facts, types, [])))
      }
    }
    const full = { card: (code: string) => codeIn(pack.id, code), rule: (code: string) => ruleIn(pack.id, code, systems) }
    for (const [slug, facts] of Object.entries(pack.scenarios)) {
      const script = behaviour.get(`scenario ${slug}`) as CardScript | undefined
      const code = `${pack.id}:scenario/${slug}`
      const data = partsOfScenario(facts, phrases, endings)
      const own = sound(code, 'scenario', script?.parts ?? [])
      const parts = data.length === 0 ? own : scenario(slug, [...data, ...(own as readonly Part[])]).parts
      cards.set(code, defineCard(code, { ...withCodes(facts, full), type: 'scenario' }, parts))
    }
    for (const [slug, facts] of Object.entries(pack.keywords)) {
      const script = behaviour.get(`keyword ${slug}`) as KeywordScript | undefined
      if (keywords.has(slug)) {
        broken(`two packs bring the keyword "${slug}": ${keywords.get(slug)?.pack} and ${pack.id}; one of them must give it another slug`)
        continue
      }
      keywords.set(slug, {
        slug,
        pack: pack.id,
        number: facts.number === 'required' ? 'required' : 'none',
        ...(script?.place ? { place: script.place } : {}),
        parts: close(partsIn(sound(`${pack.id}:${slug}`, 'keyword', script?.parts ?? []), `keyword "${slug}"`)),
      })
    }
    for (const script of pack.scripts) {
      if (script.kind === 'rule') {
        const code = `${pack.id}:rule/${script.slug}`
        cards.set(code, defineCard(code, { type: 'rule' }, sound(code, 'rule', script.parts)))
      } else if (script.kind === 'system') {
        if (!Object.hasOwn(pack.systems ?? {}, script.slug))
          broken(`a script describes the system "${script.slug}", and no chapter has that name`)
      } else if (script.kind === 'card' && !Object.hasOwn(pack.cards, script.slug))
        broken(`a script describes the card "${script.slug}", and no facts file has that name`)
    }
  }
  for (const pack of packs)
    for (const slug of Object.keys(pack.systems ?? {})) {
      const code = systemCode(pack.id, slug)
      const known = { ruleset: namesFor(lcg, library, [pack.id]), keywords: keywordSlugs }
      const parts = soundParts(code, 'rule', scriptOfSystem(pack, slug)?.parts ?? [], known, ({ name, message, at }) =>
        tell({ pack: pack.id, weight: 'wrong', message: `${name}: ${message}`, ...(at === undefined ? {} : { at }) }),
      )
      if (systems.has(code)) cards.set(code, defineCard(code, { type: 'rule' }, parts))
    }
  for (const definition of standIns()) cards.set(definition.code, definition)
  for (const { notes } of systems.values())
    for (const [type, words] of Object.entries(notes.types as unknown as OwnTypes)) {
      const facts = standInFacts(type, words)
      const code = `scene:${type}`
      if (!cards.has(code)) cards.set(code, defineCard(code, facts, withImplied(facts, { [type]: words }, [])))
    }
  return library
}

/** Where nobody is told: what is left out is an error. */
function fail({ pack, message }: LibraryNote): void {
  throw new DefinitionError(`${pack}: ${message}`)
}

function withTitles(facts: JsonObject, titles: PackContent['titles'][string] | undefined): JsonObject {
  if (!titles) return facts
  const sides = facts.sides as { readonly [side: string]: JsonObject } | undefined
  if (!sides) return { ...facts, title: titles.title }
  return {
    ...facts,
    title: titles.title,
    sides: Object.fromEntries(Object.entries(sides).map(([side, own]) => [side, { ...own, title: titles.sides?.[side] ?? titles.title }])),
  }
}

/** Card types that systems bring. */
interface OwnTypes {
  readonly [type: string]: SystemType & { readonly playedInto?: string }
}

/** Allies, attachments, treasures, and cards of types of which a system says so, can be played from hand without saying so. */
function withImplied(facts: JsonObject, types: OwnTypes, parts: CardScript['parts']): CardScript['parts'] {
  if (!Array.isArray(parts)) return parts
  const own = parts as readonly Part[]
  if (facts.type === 'ally') return [playCharacter, ...own]
  if (facts.type === 'attachment' || facts.type === 'treasure') return [playAttachment, ...own]
  const type = String(facts.type)
  const zone = Object.hasOwn(types, type) ? types[type]?.playedInto : undefined
  return zone === undefined ? own : [playInto(zone), ...own]
}
