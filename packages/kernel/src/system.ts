import type { Library } from './definition.ts'
import { DefinitionError } from './definition-error.ts'
import type { Setup } from './door.ts'
import type { EventSpec } from './event.ts'
import type { Json, JsonObject } from './json.ts'
import { unknownName } from './nearest.ts'
import type { Next, Ruleset, StatSpec, StepFunction } from './ruleset.ts'
import type { WrittenAt } from './written-at.ts'
import type { ZoneSpec } from './zone.ts'

/** Systems: what packs add to the rules of a game. A table plays the ruleset of its game with the systems of the packs that are in it. */

/** A number of the table, or of each seat, that a system counts. */
export interface CounterSpec {
  readonly of: 'table' | 'each-seat'
  /** What it is before anybody changed it; 0 if not given. */
  readonly starts?: number
  /** It never goes below; 0 if not given. */
  readonly least?: number
  readonly most?: number
}

/** A step that a system brings. */
export interface SystemStep {
  readonly name: string
  /** @param next what comes after it @returns `next`, or itself once more with other arguments */
  readonly run: (args: JsonObject, next: Next) => Next
}

/** Steps that run each time another step begins (`before`), has come to its end (`after`), or in its place (`instead`). */
export interface StepInsertion {
  readonly how: 'before' | 'after' | 'instead'
  /** A step of the ruleset, or of a system on which this one stands. */
  readonly of: string
  readonly steps: readonly SystemStep[]
}

export interface SystemDefinition {
  /** `pack:system/slug` */
  readonly code: string
  readonly pack: string
  /** Where its script declares it; for the parts of a system that belong to no card. */
  readonly at?: WrittenAt
  /** `chosen`: it is in games that were set up with it, and not in every game of its pack. */
  readonly holds: 'always' | 'chosen'
  readonly events: { readonly [kind: string]: EventSpec }
  readonly stats: { readonly [name: string]: StatSpec }
  readonly zones: Ruleset['zones']
  readonly counters: { readonly [name: string]: CounterSpec }
  readonly insertions: readonly StepInsertion[]
  /** What the ruleset asks the script of the system, outside of any event: what it brings, what it refuses. */
  readonly answers: { readonly [question: string]: () => Json | undefined }
  /** What the ruleset wants to know besides. */
  readonly notes: JsonObject
}

/** Rulesets of a game with systems, by the codes of these: tables of one library share them. */
const merged = new WeakMap<Library, Map<string, Ruleset>>()

/** The ruleset that a table plays. @throws DefinitionError where two of its systems do not go together */
export function rulesetFor(ruleset: Ruleset, library: Library, setup: Setup): Ruleset {
  if (!library.systems?.size || ruleset.packsIn === undefined) return ruleset
  const given = setup as unknown as JsonObject
  const packs = ruleset.packsIn(given) ?? library.dependencies?.keys() ?? []
  return rulesetOf(ruleset, library, packs, ruleset.rulesIn?.(given, library))
}

/**
 * The ruleset with the systems of these packs and of those on which they stand: the very same ruleset where they bring none.
 * @param chosen codes of the systems that were chosen, of those that hold in no other game
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
 * The systems of packs and of those on which they stand, in the order of their codes: the order in which packs were loaded decides nothing.
 * @param chosen codes of the systems that were chosen, of those that hold in no other game
 */
export function systemsOf(library: Library, packs: Iterable<string>, chosen: ReadonlySet<string> = NOTHING): readonly SystemDefinition[] {
  const all = packsBelow(library, packs)
  return [...(library.systems?.values() ?? [])]
    .filter(({ code, pack, holds }) => all.has(pack) && (holds === 'always' || chosen.has(code)))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The ruleset with every name that scripts of these packs may write, those of systems among them that a game has to choose. No table plays it: whether
 * systems go together is asked where a game begins.
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

/** Packs with all those on which they stand. */
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
 * A ruleset with systems.
 * @throws DefinitionError where two of them bring one name, where a step is replaced twice, or one is put beside a step that is replaced
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

/** What is put beside one step, by how. */
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

/** What comes after a step that is replaced. */
function successor(ruleset: Ruleset, step: string): string {
  const next = ruleset.successors?.[step]
  if (next === undefined)
    throw new DefinitionError(
      `the step ${step} cannot be replaced; what can be is ${Object.keys(ruleset.successors ?? {}).join(', ') || 'none'}`,
    )
  return next
}

/** Stands in the arguments of a step whose steps before it have run. */
const BEGUN = 'begun'

const leavingStep = (of: string): string => `leave ${of}`

/**
 * Where a game goes when a step has come to its end, or is left out: through what systems put behind it, to that goal.
 * @returns the step and its arguments
 */
export function leaving(ruleset: Ruleset, of: string, goal: string): { readonly step: string; readonly args: JsonObject } {
  const step = leavingStep(of)
  return Object.hasOwn(ruleset.steps, step) ? { step, args: { goal } } : { step: goal, args: {} }
}

/** Puts steps beside a step. @param successor what comes after a step that is replaced */
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
    // the step runs once more: it has not come to its end
    if (goal === of) return isCall ? { ...next, with: { ...given, [BEGUN]: 'yes' } } : { step: of, args: { ...given, [BEGUN]: 'yes' } }
    if (trailing === undefined) return next
    // what the step itself calls comes first
    return isCall ? { ...next, next: leave, with: { goal, given } } : { step: leave, args: { goal, given } }
  }
  steps[of] = (args) => {
    const { [BEGUN]: begun, ...own } = args
    if (leading !== undefined && begun === undefined) return { call: leading, next: of, with: { ...own, [BEGUN]: 'yes' } }
    return replacing === undefined ? afterwards(base(own)) : { call: replacing, next: leave, with: { goal: successor ?? null } }
  }
}

/** Where the game goes next, and with which arguments, when what is called before has come to its end. */
function goalOf(next: Exclude<Next, null>): [step: string, args: JsonObject] {
  if (typeof next === 'string') return [next, {}]
  return 'call' in next ? [next.next, next.with ?? {}] : [next.step, next.args ?? {}]
}

/** Makes one sequence of what several systems put at one place. @returns its first step */
function chain(steps: { [name: string]: StepFunction }, name: string, insertions: readonly StepInsertion[]): string | undefined {
  const firsts = insertions.flatMap((insertion) => insertion.steps[0]?.name ?? [])
  if (firsts.length === 0) return undefined
  steps[name] = ({ done = 0 }) => {
    const first = firsts[done as number]
    return first === undefined ? null : { call: first, next: name, with: { done: (done as number) + 1 } }
  }
  return name
}
