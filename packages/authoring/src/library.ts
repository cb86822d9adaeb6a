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
  type PackContent,
  type Part,
  partsIn,
  type Ruleset,
  type SystemDefinition,
} from '@questwright/kernel'
import { isList, type Parts } from './parts.ts'
import { type KnownNames, soundParts } from './sound-parts.ts'
import { systemCode } from './system-definition.ts'
import type { SystemGame } from './system-game.ts'
import { scriptOfSystem, systemsIn } from './system-library.ts'
import type { EndingScript, SystemScript } from './system-script.ts'

/** Makes the definitions for a table from the facts, texts and scripts of packs. */

/** A validated script of a pack: of a card, a keyword, a scenario, a rule or a system. */
interface PackScript {
  readonly kind: string
  readonly slug: string
  readonly parts: Parts
  /** Of a keyword: whether a card whose text is blank still has it. */
  readonly place?: KeywordDefinition['place']
}

type Pack = PackContent<PackScript | SystemScript>
type Titles = Pack['titles'][string]

/** The data with which definitions of a pack are made. */
export interface Maker {
  readonly pack: string
  /** The ruleset, with the systems whose names scripts of the pack may use. */
  readonly ruleset: Ruleset
  /** The definitions of these systems. */
  readonly systems: readonly SystemDefinition[]
  /** Conditions for the end of a game that these systems define, by word, each with the line in the script of its system. */
  readonly endings: { readonly [word: string]: EndingScript & Pick<SystemScript, 'at'> }
  /** All systems of all packs, by code. */
  readonly all: ReadonlyMap<string, SystemDefinition>
}

/** How a game interprets the facts in packs. */
export interface LibraryGame {
  readonly systems: SystemGame
  /** Further checks of a part, in addition to unknown names. */
  readonly besides?: KnownNames['besides']
  /** The printed facts of a card. */
  readonly printed: (facts: JsonObject, titles: Titles | undefined) => JsonObject
  /** The parts of a card: those of its script, and those that its facts imply. */
  readonly partsOf: (facts: JsonObject, own: Parts, systems: readonly SystemDefinition[]) => Parts
  /** The printed facts and the parts of a scenario. @param own the parts of its script */
  readonly scenario: (facts: JsonObject, own: Parts, maker: Maker) => { readonly printed: JsonObject; readonly parts: Parts }
  /** Placeholder cards for scenes, in addition to the cards of packs. */
  readonly standIns: (systems: Iterable<SystemDefinition>) => Iterable<CardDefinition>
}

/**
 * Makes definitions of everything that can be defined.
 * @param tell receives each problem: two keywords of one slug, a script without facts, two parts of one slug, an unknown name. The rest is defined.
 */
export function libraryOf(packs: readonly Pack[], game: LibraryGame, tell: (note: LibraryNote) => void): Library {
  const { ruleset } = game.systems
  const cards = new Map<string, CardDefinition>()
  const keywords = new Map<string, KeywordDefinition>()
  const keywordSlugs = new Set(packs.flatMap((pack) => Object.keys(pack.keywords)))
  const dependencies = new Map(packs.map((pack) => [pack.id, pack.dependencies ?? []]))
  const systems = systemsIn(packs, dependencies, game.systems, tell)
  const library: Library = { cards, keywords, systems, dependencies }
  const namesOf = (pack: Pack): KnownNames => ({
    ruleset: namesFor(ruleset, library, [pack.id]),
    keywords: keywordSlugs,
    besides: game.besides,
  })
  const soundIn =
    ({ id }: Pack, names: KnownNames) =>
    <P extends Parts>(code: string, parts: P): P =>
      soundParts(code, parts, names, ({ name, message, at }) =>
        tell({ pack: id, weight: 'wrong', message: `${name}: ${message}`, ...(at === undefined ? {} : { at }) }),
      )
  const endingsOf = new Map(
    packs.flatMap((pack) =>
      Object.keys(pack.systems ?? {}).map((slug) => [systemCode(pack.id, slug), endingsWithPlace(scriptOfSystem(pack, slug))]),
    ),
  )
  for (const pack of packs) {
    const names = namesOf(pack)
    const below = names.ruleset.systems ?? []
    const endings: Maker['endings'] = Object.assign({}, ...below.map(({ code }) => endingsOf.get(code)))
    const maker: Maker = { pack: pack.id, ruleset: names.ruleset, systems: below, endings, all: systems }
    const scripts = new Map(pack.scripts.map((script) => [`${script.kind} ${script.slug}`, script as PackScript]))
    const sound = soundIn(pack, names)
    const broken = (message: string): void => tell({ pack: pack.id, weight: 'broken', message })
    for (const [slug, facts] of Object.entries(pack.cards)) {
      const printed = game.printed(facts, Object.hasOwn(pack.titles, slug) ? pack.titles[slug] : undefined)
      const code = `${pack.id}:${slug}`
      try {
        cards.set(code, defineCard(code, printed, game.partsOf(facts, sound(code, scripts.get(`card ${slug}`)?.parts ?? []), below)))
      } catch (thrown) {
        if (!(thrown instanceof DefinitionError)) throw thrown
        broken(thrown.message)
        cards.set(code, defineCard(code, printed, game.partsOf(facts, [], below)))
      }
    }
    for (const [slug, facts] of Object.entries(pack.scenarios)) {
      const code = `${pack.id}:scenario/${slug}`
      const { printed, parts } = game.scenario(facts, sound(code, scripts.get(`scenario ${slug}`)?.parts ?? []), maker)
      cards.set(code, defineCard(code, { ...printed, type: 'scenario' }, parts))
    }
    for (const [slug, facts] of Object.entries(pack.keywords)) {
      const script = scripts.get(`keyword ${slug}`)
      const before = keywords.get(slug)
      if (before !== undefined) {
        broken(`two packs bring the keyword "${slug}": ${before.pack} and ${pack.id}; one of them must give it another slug`)
        continue
      }
      keywords.set(slug, {
        slug,
        pack: pack.id,
        number: facts.number === 'required' ? 'required' : 'none',
        ...(script?.place ? { place: script.place } : {}),
        parts: close(partsIn(sound(`${pack.id}:${slug}`, script?.parts ?? []), `keyword "${slug}"`)),
      })
    }
    for (const { kind, slug, parts } of pack.scripts) {
      if (kind === 'rule') {
        const code = `${pack.id}:rule/${slug}`
        cards.set(code, defineCard(code, { type: 'rule' }, sound(code, parts)))
      } else if (kind === 'system') {
        if (!Object.hasOwn(pack.systems ?? {}, slug)) broken(`a script describes the system "${slug}", and no chapter has that name`)
      } else if (kind === 'card' && !Object.hasOwn(pack.cards, slug))
        broken(`a script describes the card "${slug}", and no facts file has that name`)
    }
  }
  for (const pack of packs)
    for (const slug of Object.keys(pack.systems ?? {})) {
      const code = systemCode(pack.id, slug)
      const parts = soundIn(pack, namesOf(pack))(code, scriptOfSystem(pack, slug)?.parts ?? [])
      if (systems.has(code)) cards.set(code, defineCard(code, { type: 'rule' }, parts))
    }
  for (const definition of game.standIns(systems.values())) if (!cards.has(definition.code)) cards.set(definition.code, definition)
  return library
}

function endingsWithPlace(script: SystemScript | undefined): Maker['endings'] {
  const { endings = {}, at } = script ?? {}
  return Object.fromEntries(Object.entries(endings).map(([word, ending]) => [word, at ? { ...ending, at } : ending]))
}

/** Puts the implied parts of a card before the parts of its script. Parts that are given by side are returned unchanged. */
export function before(implied: readonly Part[], own: Parts): Parts {
  return isList(own) ? [...implied, ...own] : own
}

/** Throws the problem as an error, for callers of `libraryOf` that do not report problems. @throws DefinitionError */
export function refuse({ pack, message }: LibraryNote): never {
  throw new DefinitionError(`${pack}: ${message}`)
}

/** The facts of a card with its title; for a card with sides, with the title of each side. */
export function withTitles(facts: JsonObject, titles: Titles | undefined): JsonObject {
  if (!titles) return facts
  const sides = facts.sides as { readonly [side: string]: JsonObject } | undefined
  if (!sides) return { ...facts, title: titles.title }
  return {
    ...facts,
    title: titles.title,
    sides: Object.fromEntries(Object.entries(sides).map(([side, own]) => [side, { ...own, title: titles.sides?.[side] ?? titles.title }])),
  }
}
