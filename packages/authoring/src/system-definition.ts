import {
  type Card,
  type CounterSpec,
  callScript,
  copyIn,
  type EventSpec,
  isMuted,
  type Json,
  type JsonObject,
  restrict,
  type StatSpec,
  type StepInsertion,
  type SystemDefinition,
  table,
  tell,
  tellOf,
  unknownName,
  type ZoneSpec,
} from '@questwright/kernel'
import type { SystemGame, TellSystem } from './system-game.ts'
import { phraseSlug, type SystemScript } from './system-script.ts'
import { lastStepOf, stepsOf } from './system-steps.ts'

/** Makes definitions of the systems of packs from the declarations in their chapters and the functions in their scripts. */

/** The fields of a chapter that the rules use. */
interface SystemChapter {
  readonly rule?: 'optional'
  readonly events?: { readonly [kind: string]: EventChapter }
  readonly stats?: { readonly [name: string]: StatWords }
  readonly zones?: { readonly [name: string]: ZoneWords }
  readonly counters?: { readonly [name: string]: CounterSpec }
  readonly setup?: { readonly [word: string]: JsonObject }
  readonly endings?: { readonly [word: string]: JsonObject }
}

interface EventChapter {
  readonly after?: EventSpec['after']
  readonly parts?: { readonly [part: string]: string }
}

interface StatWords {
  readonly shape: 'number' | 'words' | 'yes-no'
  readonly fact?: string
  readonly otherwise?: number | '-'
  readonly least?: number
}

interface ZoneWords {
  readonly place?: 'table' | 'seat' | 'card'
  readonly visibility?: ZoneSpec['visibility']
  readonly play?: ZoneSpec['play']
}

/** The code of the card that holds the rules of a system. */
export function systemCode(pack: string, slug: string): string {
  return `${pack}:system/${slug}`
}

/**
 * Makes the definition of a system.
 * @param chapter the chapter from its file, validated
 * @param script the export of its script, if it has one
 */
export function systemOf(
  pack: string,
  slug: string,
  chapter: JsonObject,
  script: SystemScript | undefined,
  game: SystemGame,
  tell: TellSystem,
): SystemDefinition {
  const { rule, events = {}, stats = {}, zones = {}, counters = {}, setup = {}, endings = {} } = chapter as SystemChapter
  const code = systemCode(pack, slug)
  const resolvers = script?.events ?? {}
  tellUncarried('events', 'kind of event', Object.keys(events), Object.keys(resolvers), slug, tell)
  tellUncarried('endings', 'word of endings', Object.keys(endings), Object.keys(script?.endings ?? {}), slug, tell)
  const phrases = (script?.parts ?? []).flatMap((part) => (part.kind === 'ability' && part.word === 'phrase' ? [part.slug] : []))
  const known = Object.keys(setup)
  tellUncarried(
    'setup',
    'word of setups',
    known,
    phrases.map((phrase) => known.find((word) => phraseSlug(word) === phrase) ?? phrase.slice('setup-'.length)),
    slug,
    tell,
  )
  tellUnused(script, game, slug, tell)
  const zonesOf = (place: ZoneWords['place']) =>
    Object.fromEntries(
      Object.entries(zones).flatMap(([name, words]) => ((words.place ?? 'table') === place ? [[name, zoneOf(words)]] : [])),
    )
  return {
    code,
    pack,
    ...(script?.at ? { at: script.at } : {}),
    holds: rule === 'optional' ? 'chosen' : 'always',
    events: Object.fromEntries(
      Object.entries(events).map(([kind, words]) => [kind, eventOf(kind, `${code}#${kind}`, words, resolvers[kind])]),
    ),
    stats: Object.fromEntries(Object.entries(stats).map(([name, words]) => [name, statOf(words)])),
    zones: { table: zonesOf('table'), seat: zonesOf('seat'), card: zonesOf('card') },
    counters,
    insertions: insertionsOf(code, script, game),
    answers: Object.fromEntries(
      Object.entries(script?.begins ?? {}).map(([question, answer]) => [
        question,
        () => restrict(table(), () => callScript(`${code}#${question}`, () => copyIn(answer() ?? null))),
      ]),
    ),
    notes: { phases: ownPhasesOf(script), setup: Object.keys(setup), ...game.notes(chapter, tell) },
  }
}

/** Reports names that the chapter declares but the script does not carry out, and the reverse. */
function tellUncarried(
  field: 'events' | 'setup' | 'endings',
  what: string,
  declared: readonly string[],
  carried: readonly string[],
  slug: string,
  tell: TellSystem,
): void {
  for (const name of carried)
    if (!declared.includes(name))
      tell(`its script defines a name that its chapter does not declare under \`${field}\`: ${unknownName(name, what, declared)}`)
  for (const name of declared)
    if (!carried.includes(name))
      tell(`its script does not define the ${what} "${name}"; add a function for it under \`${field}\` in systems/${slug}.ts`, [
        field,
        name,
      ])
}

/** Reports fields of a script that its game does not use. */
function tellUnused(script: SystemScript | undefined, game: SystemGame, slug: string, tell: TellSystem): void {
  if (script === undefined) return
  const unused: { readonly [what: string]: boolean } = {
    setup: script.parts.some((part) => part.kind === 'ability' && part.word === 'phrase') && !game.brings.includes('setup'),
    endings: Object.keys(script.endings).length > 0 && !game.brings.includes('endings'),
    begins: Object.keys(script.begins).length > 0 && !game.brings.includes('begins'),
    phases: script.insertions.some(({ phase }) => phase !== undefined) && game.phases === undefined,
    windows: script.insertions.some(({ steps }) => steps.some(({ windows }) => windows !== 'none')) && game.runWindow === undefined,
  }
  for (const [what, isUnused] of Object.entries(unused))
    if (isUnused) tell(`this game does not use the ${what} of a system; remove them from systems/${slug}.ts`)
}

function zoneOf({ visibility = 'everyone', play = 'out' }: ZoneWords): ZoneSpec {
  return { visibility, play }
}

/**
 * An event with the resolver of its script. A resolver that fails is muted like an ability, and the event has no effect from then on. The
 * fault names the kind of event.
 */
function eventOf(
  kind: string,
  name: string,
  { after = 'own', parts = {} }: EventChapter,
  resolver: ((event: never) => unknown) | undefined,
): EventSpec {
  const told = Object.keys(parts).filter((part) => part !== 'subject')
  return {
    after,
    resolve: (event) => {
      const { subject } = event
      const said = Object.fromEntries(told.map((part) => [part, event[part] as Json | Card | undefined]))
      if (subject && table().findSeat(subject.id)) tell(kind, { ...said, seat: subject.id })
      else if (subject) tellOf(kind, subject, said)
      else tell(kind, said)
      if (resolver !== undefined && !isMuted(name)) callScript(name, () => void resolver(event as never))
    },
  }
}

function statOf({ shape, fact, otherwise = 0, least }: StatWords): StatSpec {
  const floor = least === undefined ? {} : { least }
  const read = (card: Card): Json | undefined => (fact === undefined ? undefined : card.facts[fact])
  if (shape === 'number') {
    const printed = (card: Card): Json => {
      const value = read(card)
      return typeof value === 'number' ? value : value === 'X' ? 0 : otherwise
    }
    return { shape, printed, ...floor }
  }
  if (shape === 'words') return { shape, printed: (card) => read(card) ?? NO_WORDS }
  return { shape, printed: (card) => read(card) === true }
}

const NO_WORDS: readonly string[] = Object.freeze([])

function insertionsOf(code: string, script: SystemScript | undefined, game: SystemGame): readonly StepInsertion[] {
  return (script?.insertions ?? []).map((insertion) => {
    const { how, of, phase } = insertion
    // steps that form a phase begin after the last step of the preceding phase
    const beside = phase === undefined ? of : (phaseOfRules(game, of)?.last ?? lastStepOf(of))
    return { how, of: beside, steps: stepsOf(code, insertion, game) }
  })
}

/** The phases that the system adds, each with the phase before it. */
function ownPhasesOf(script: SystemScript | undefined): JsonObject {
  return Object.fromEntries((script?.insertions ?? []).flatMap(({ phase, of }) => (phase === undefined ? [] : [[phase, of]])))
}

function phaseOfRules({ phases }: SystemGame, phase: string): { readonly last: string } | undefined {
  return phases && Object.hasOwn(phases.ofRules, phase) ? phases.ofRules[phase] : undefined
}

/** The phases of a game with these systems, in order. @param ofRules the phases of the ruleset */
export function phasesWith(ofRules: readonly string[], systems: readonly SystemDefinition[]): readonly string[] {
  const order: string[] = [...ofRules]
  const own = systems.flatMap(({ notes }) => Object.entries(notes.phases as { readonly [phase: string]: string }))
  // a phase may follow a phase of another system, so each is inserted once the phase before it is in the list
  for (let left = own; left.length > 0; ) {
    const placed = left.filter(([, of]) => order.includes(of))
    if (placed.length === 0) break
    // if two phases follow the same phase, the one of the first system comes first
    for (const [phase, of] of placed.toReversed()) order.splice(order.indexOf(of) + 1, 0, phase)
    left = left.filter((one) => !placed.includes(one))
  }
  return order
}
