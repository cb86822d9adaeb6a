import type { Library } from './definition.ts'
import { DefinitionError } from './definition-error.ts'
import type { Setup } from './door.ts'
import type { EventSpec } from './event.ts'
import type { Json, JsonObject } from './json.ts'
import { unknownName } from './nearest.ts'
import type { Next, Ruleset, StatSpec, StepFunction } from './ruleset.ts'
import type { WrittenAt } from './written-at.ts'
import type { ZoneSpec } from './zone.ts'

/** Systems: additions of packs to the rules of a game. A table plays the ruleset of its game, extended with the systems of its packs. */

/** A counter of a system, on the table or on each seat. */
export interface CounterSpec {
  readonly of: 'table' | 'each-seat'
  /** The initial value; 0 if not given. */
  readonly starts?: number
  /** The minimum; 0 if not given. */
  readonly least?: number
  readonly most?: number
}

/** A step of a system. */
export interface SystemStep {
  readonly name: string
  /** @param next the step after it @returns `next`, or this step again with other arguments */
  readonly run: (args: JsonObject, next: Next) => Next
}

/** Steps that run each time another step begins (`before`), has ended (`after`), or in place of that step (`instead`). */
export interface StepInsertion {
  readonly how: 'before' | 'after' | 'instead'
  /** A step of the ruleset, or of a system that this system depends on. */
  readonly of: string
  readonly steps: readonly SystemStep[]
}

export interface SystemDefinition {
  /** `pack:system/slug` */
  readonly code: string
  readonly pack: string
  /** The line of the script that declares the system; used for parts of the system that belong to no card. */
  readonly at?: WrittenAt
  /** `chosen`: only in games whose setup chooses it; `always`: in every game of its pack. */
  readonly holds: 'always' | 'chosen'
  readonly events: { readonly [kind: string]: EventSpec }
  readonly stats: { readonly [name: string]: StatSpec }
  readonly zones: Ruleset['zones']
  readonly counters: { readonly [name: string]: CounterSpec }
  readonly insertions: readonly StepInsertion[]
  /** Functions that the ruleset calls outside of events, by the name of its question: what the system adds, or what it refuses. */
  readonly answers: { readonly [question: string]: () => Json | undefined }
  /** Further data for the ruleset. */
  readonly notes: JsonObject
}

/** Cache of rulesets with systems, by library and the codes of the systems. */
const merged = new WeakMap<Library, Map<string, Ruleset>>()

/** The ruleset that a table plays. @throws DefinitionError when two of its systems conflict */
export function rulesetFor(ruleset: Ruleset, library: Library, setup: Setup): Ruleset {
  if (!library.systems?.size || ruleset.packsIn === undefined) return ruleset
  const given = setup as unknown as JsonObject
  const packs = ruleset.packsIn(given) ?? library.dependencies?.keys() ?? []
  return rulesetOf(ruleset, library, packs, ruleset.rulesIn?.(given, library))
}

/**
 * The ruleset extended with the systems of these packs and of the packs that they depend on; the given ruleset itself when there are none.
 * @param chosen codes of the chosen systems, among those with `holds: 'chosen'`
 */
export function rulesetOf(ruleset: Ruleset, library: Library, packs: Iterable<string>, chosen?: ReadonlySet<string>): Ruleset {
  const systems = systemsOf(library, packs, chosen)
  if (systems.length === 0) return ruleset
  const known = merged.get(library) ?? new Map<string, Ruleset>()
  merged.set(library, known)
  const name = systems.map(({ code }) => code).join(' ')
  const before = known.get(name)
  if (before) return before
  const made = withSystems(ruleset, systems)
  known.set(name, made)
  return made
}

/**
 * The systems of packs and of the packs that they depend on, in the order of their codes, so that the order of loading has no effect.
 * @param chosen codes of the chosen systems, among those with `holds: 'chosen'`
 */
export function systemsOf(library: Library, packs: Iterable<string>, chosen: ReadonlySet<string> = NOTHING): readonly SystemDefinition[] {
  const all = packsBelow(library, packs)
  return [...(library.systems?.values() ?? [])]
    .filter(({ code, pack, holds }) => all.has(pack) && (holds === 'always' || chosen.has(code)))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The ruleset with every name that scripts of these packs may use, including names of optional systems. It is for checking names only, no table plays
 * it: conflicts between systems are checked when a game begins.
 */
export function namesFor(ruleset: Ruleset, library: Library, packs: Iterable<string>): Ruleset {
  const systems = systemsOf(library, packs, new Set(library.systems?.keys()))
  if (systems.length === 0) return ruleset
  const all = <Spec>(own: { readonly [name: string]: Spec }, read: (system: SystemDefinition) => { readonly [name: string]: Spec }) =>
    Object.assign({}, ...systems.map(read).reverse(), own) as { readonly [name: string]: Spec }
  return {
    ...ruleset,
    systems,
    events: all(ruleset.events, ({ events }) => events),
    stats: all(ruleset.stats, ({ stats }) => stats),
    zones: {
      table: all(ruleset.zones.table, ({ zones }) => zones.table),
      seat: all(ruleset.zones.seat, ({ zones }) => zones.seat),
      card: all(ruleset.zones.card, ({ zones }) => zones.card),
    },
  }
}

/** Packs and all their dependencies. */
export function packsBelow(library: Library, packs: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>()
  const open = [...packs]
  for (let pack = open.pop(); pack !== undefined; pack = open.pop()) {
    if (all.has(pack)) continue
    all.add(pack)
    open.push(...(library.dependencies?.get(pack) ?? []))
  }
  return all
}

/**
 * Extends a ruleset with systems.
 * @throws DefinitionError when two of them define the same name, a step is replaced twice, or a step is inserted beside a replaced step
 */
function withSystems(ruleset: Ruleset, systems: readonly SystemDefinition[]): Ruleset {
  const part = <Spec>(
    what: string,
    own: { readonly [name: string]: Spec },
    read: (system: SystemDefinition) => { readonly [name: string]: Spec },
  ) => mergedPart(what, ruleset.name, own, systems, read)
  const stats = part('stat', ruleset.stats, (system) => system.stats)
  return {
    ...ruleset,
    systems,
    events: part('kind of event', ruleset.events, (system) => system.events),
    stats,
    zones: {
      table: part<ZoneSpec>('zone', ruleset.zones.table, (system) => system.zones.table),
      seat: part<ZoneSpec>('zone', ruleset.zones.seat, (system) => system.zones.seat),
      card: part<ZoneSpec>('zone', ruleset.zones.card, (system) => system.zones.card),
    },
    counters: part<CounterSpec>('counter', ruleset.counters ?? {}, (system) => system.counters),
    steps: stepsWith(ruleset, systems),
  }
}

function mergedPart<Spec>(
  what: string,
  game: string,
  own: { readonly [name: string]: Spec },
  systems: readonly SystemDefinition[],
  read: (system: SystemDefinition) => { readonly [name: string]: Spec },
): { readonly [name: string]: Spec } {
  const all: { [name: string]: Spec } = { ...own }
  const homes = new Map(Object.keys(own).map((name) => [name, `the rules of ${game}`]))
  for (const system of systems)
    for (const [name, spec] of Object.entries(read(system))) {
      refuseTaken(what, name, homes, system)
      all[name] = spec
    }
  return all
}

function refuseTaken(what: string, name: string, homes: Map<string, string>, system: SystemDefinition): void {
  const home = homes.get(name)
  if (home !== undefined)
    throw new DefinitionError(`${home} and ${system.code} both bring the ${what} "${name}"; one of them must give it another name`)
  homes.set(name, system.code)
}

/** The insertions at one step. */
type Beside = { readonly [how in StepInsertion['how']]: StepInsertion[] }

function stepsWith(ruleset: Ruleset, systems: readonly SystemDefinition[]): Ruleset['steps'] {
  const steps: { [name: string]: StepFunction } = { ...ruleset.steps }
  const homes = new Map(Object.keys(steps).map((name) => [name, `the rules of ${ruleset.name}`]))
  const beside = new Map<string, Beside>()
  const replacing = new Map<string, SystemDefinition>()
  for (const system of systems)
    for (const { steps: own } of system.insertions) for (const { name } of own) refuseTaken('step', name, homes, system)
  for (const system of systems)
    for (const insertion of system.insertions) {
      const { how, of } = insertion
      if (!homes.has(of)) throw new DefinitionError(`${system.code}: ${unknownName(of, 'step', homes.keys())}`)
      const other = replacing.get(of)
      if (how === 'instead' && other)
        throw new DefinitionError(`${other.code} and ${system.code} both replace the step ${of}; only one of them can be in a game`)
      if (how === 'instead') replacing.set(of, system)
      const all = beside.get(of) ?? { before: [], after: [], instead: [] }
      all[how].push(insertion)
      beside.set(of, all)
    }
  for (const [of, { before, after }] of beside) {
    const replaced = replacing.get(of)
    const lost =
      replaced &&
      systems.find(({ code, insertions }) => code !== replaced.code && insertions.some((one) => [...before, ...after].includes(one)))
    if (replaced && lost)
      throw new DefinitionError(`${lost.code} puts a step beside ${of}, which ${replaced.code} replaces; only one of them can be in a game`)
  }
  for (const { insertions } of systems)
    for (const { steps: own } of insertions)
      own.forEach(({ name, run }, i) => {
        const next: Next = own[i + 1]?.name ?? null
        steps[name] = (args) => run(args, next)
      })
  for (const [of, all] of beside) surround(steps, of, all, all.instead.length > 0 ? successor(ruleset, of) : undefined)
  return steps
}

/** The step after a replaced step. */
function successor(ruleset: Ruleset, step: string): string {
  const next = ruleset.successors?.[step]
  if (next === undefined)
    throw new DefinitionError(
      `the step ${step} cannot be replaced; the steps that can be are ${Object.keys(ruleset.successors ?? {}).join(', ') || 'none'}`,
    )
  return next
}

/** Marks in the arguments of a step that the steps inserted before it have run. */
const BEGUN = 'begun'

const leavingStep = (of: string): string => `leave ${of}`

/**
 * Where the game continues after the step `of` has ended or was skipped: with the steps that systems inserted after `of`, else with `goal`.
 * @param goal the step that follows the inserted ones
 * @returns the first step to run, and its arguments
 */
export function leaving(ruleset: Ruleset, of: string, goal: string): { readonly step: string; readonly args: JsonObject } {
  const step = leavingStep(of)
  return Object.hasOwn(ruleset.steps, step) ? { step, args: { goal } } : { step: goal, args: {} }
}

/** Inserts steps around a step. @param successor the step after a replaced step */
function surround(steps: { [name: string]: StepFunction }, of: string, { before, after, instead }: Beside, successor?: string): void {
  const base = steps[of] as StepFunction
  const leading = chain(steps, `before ${of}`, before)
  const replacing = chain(steps, `instead of ${of}`, instead)
  const trailing = chain(steps, `after ${of}`, after)
  const behind = `behind ${of}`
  const leave = leavingStep(of)
  steps[behind] = ({ goal = null, given }) => (goal === null ? null : { step: goal as string, args: (given ?? {}) as JsonObject })
  steps[leave] = trailing === undefined ? (steps[behind] as StepFunction) : (args) => ({ call: trailing, next: behind, with: args })
  const afterwards = (next: Next): Next => {
    const [goal, given] = next === null ? [null, {}] : goalOf(next)
    const isCall = next !== null && typeof next === 'object' && 'call' in next
    // the step repeats itself: it has not ended yet
    if (goal === of) return isCall ? { ...next, with: { ...given, [BEGUN]: 'yes' } } : { step: of, args: { ...given, [BEGUN]: 'yes' } }
    if (trailing === undefined) return next
    // run the called sequence before the inserted steps
    return isCall ? { ...next, next: leave, with: { goal, given } } : { step: leave, args: { goal, given } }
  }
  steps[of] = (args) => {
    const { [BEGUN]: begun, ...own } = args
    if (leading !== undefined && begun === undefined) return { call: leading, next: of, with: { ...own, [BEGUN]: 'yes' } }
    return replacing === undefined ? afterwards(base(own)) : { call: replacing, next: leave, with: { goal: successor ?? null } }
  }
}

/** The next step and its arguments, after a call if there is one. */
function goalOf(next: Exclude<Next, null>): [step: string, args: JsonObject] {
  if (typeof next === 'string') return [next, {}]
  return 'call' in next ? [next.next, next.with ?? {}] : [next.step, next.args ?? {}]
}

/** Chains the insertions of several systems at one place. @returns the first step */
function chain(steps: { [name: string]: StepFunction }, name: string, insertions: readonly StepInsertion[]): string | undefined {
  const firsts = insertions.flatMap((insertion) => insertion.steps[0]?.name ?? [])
  if (firsts.length === 0) return undefined
  steps[name] = ({ done = 0 }) => {
    const first = firsts[done as number]
    return first === undefined ? null : { call: first, next: name, with: { done: (done as number) + 1 } }
  }
  return name
}
