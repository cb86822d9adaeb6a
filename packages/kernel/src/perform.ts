import { fromEffect, isBlank } from './ask.ts'
import { type Card, stateOf } from './card.ts'
import { decide, PASS } from './decide.ts'
import type { Ability, Context, Modifier } from './definition.ts'
import type { Because, Sentence } from './door.ts'
import { type EventInit, type EventSpec, GameEvent, type Occurrence } from './event.ts'
import { callScript, fail } from './fault.ts'
import { sameJson } from './json.ts'
import type { EngineOption } from './question.ts'
import type { Instance } from './registry.ts'
import type { Lane } from './ruleset.ts'
import { plain, reference, tell } from './story.ts'
import { type Table, table } from './table.ts'
import { WouldChange } from './unwind.ts'
import { isUsable, useAbility } from './use.ts'

/** How deep events may happen inside each other. The same in every realm, and well before the stack ends. */
export const DEEPEST_EVENT = 24

/** Makes something happen. @returns the event and what became of it */
export function perform(init: EventInit): GameEvent {
  return together([init]).events[0] as GameEvent
}

/**
 * Makes several things happen at the same moment: one set of windows for all of them.
 * cannot -> before lanes -> resolve, or the latest "instead" -> state checks -> after lanes.
 */
export function together(inits: readonly EventInit[]): Occurrence {
  const t = table()
  if (t.latch) throw t.latch
  const doing = t.doing
  const within = t.occurrences[t.occurrences.length - 1]
  const events = inits.map((init) => {
    const { resolver, ...parts } = init
    const event = new GameEvent(parts as EventInit, doing?.because ?? {}, doing?.card ?? null, within?.events[0])
    if (resolver) event.resolver = resolver as (event: GameEvent) => void
    return event
  })
  const occurrence: Occurrence = { events, joined: [], stage: 'before' }
  t.counters.events += events.length
  for (const event of events) {
    const refusal = cannot(t, event)
    if (refusal) {
      event.fate = 'prevented'
      tell('prevented', { what: event.kind, ...(event.subject ? { card: event.subject } : {}), by: refusal })
    }
  }
  if (events.every((event) => event.fate !== 'coming')) return occurrence
  if (t.mode !== 'play') {
    for (const event of events) if (event.fate === 'coming') resolve(t, event)
    return occurrence
  }
  if (t.occurrences.length >= DEEPEST_EVENT)
    fail('too-deep', `more than ${DEEPEST_EVENT} events happen inside each other; an ability seems to trigger itself`, t.doing?.ability)
  t.occurrences.push(occurrence)
  try {
    openLanes(t, 'before', occurrence, events)
    occurrence.stage = 'resolving'
    for (const event of events) {
      if (event.fate !== 'coming') continue
      const replacement = event.replacement
      if (replacement) {
        // until it is done it is still coming: no check finds it a second time on the way, and one looks at the subject afterwards
        replacement()
        event.fate = 'replaced'
        if (event.subject) t.touched.add(event.subject)
      } else {
        const { subject } = event
        const keep = specOf(t, event.kind).keep
        if (keep && subject) {
          t.registry.settle()
          event.asItWas = keep(subject)
          event.leaving = isBlank(t, subject) ? [] : stateOf(subject).instances
        }
        resolve(t, event)
        event.fate = 'happened'
      }
    }
    const happened = events.filter((event) => event.fate === 'happened')
    // one moment for all of them: whatever came into being in it was there
    t.registry.settle()
    t.clock++
    for (const event of happened) event.happenedAt = t.clock
    runChecks(t)
    occurrence.stage = 'after'
    const outer = t.occurrences[t.occurrences.length - 2]
    const joining = outer?.stage === 'resolving' ? happened.filter((event) => specOf(t, event.kind).after === 'joins') : []
    const own = joining.length === 0 ? happened : happened.filter((event) => !joining.includes(event))
    if (outer && joining.length > 0) outer.joined.push(...joining, ...(own.length === 0 ? occurrence.joined.splice(0) : []))
    openLanes(t, 'after', occurrence, own)
  } finally {
    t.occurrences.pop()
  }
  return occurrence
}

function specOf(t: Table, kind: string): EventSpec {
  if (kind === 'effect') return EFFECT
  const spec = t.ruleset.events[kind]
  if (!spec) throw new Error(`the ruleset knows no event called ${kind}`)
  return spec
}

const EFFECT: EventSpec = { resolve: () => undefined, after: 'own' }

function resolve(t: Table, event: GameEvent): void {
  if (event.resolver) event.resolver(event)
  else specOf(t, event.kind).resolve(event)
}

/** The ability that says that this cannot happen, by name. "Cannot" is absolute. */
function cannot(t: Table, event: GameEvent): string | undefined {
  const stat = `cannot ${event.kind}`
  t.registry.settle()
  for (const instance of t.registry.modifiers(stat)) {
    const { part } = instance
    const source = instance.card as Card
    if (t.registry.isMuted(instance.name) || isBlank(t, source)) continue
    if (event.subject && !t.ruleset.reaches(source, event.subject)) continue
    if (part.on === 'self' && event.subject !== source) continue
    if (part.on === 'host' && event.subject !== source.zone.host) continue
    if (part.on === 'controller' && event.subject?.id !== source.controllerName) continue
    if (forbids(instance, contextFor(source, source, event, youOf(t, source, event), 0), event)) return instance.name
  }
  const { subject } = event
  for (const instance of subject ? t.registry.keywordModifiers(stat) : []) {
    if (!subject || t.registry.isMuted(instance.name)) continue
    const number = t.ruleset.keywordsOf(subject)[instance.keyword as string]
    if (number === undefined) continue
    if (forbids(instance, contextFor(subject, subject, event, youOf(t, subject, event), typeof number === 'number' ? number : 0), event))
      return instance.name
  }
  for (const effect of t.registry.effects(stat)) {
    if (event.subject) {
      const found = fromEffect(t, effect.data, event.subject)
      if (found) return found.name
    } else if (effect.data.targets === undefined && effect.data.way !== undefined) {
      const name = `${String(effect.data.code)}#${String(effect.data.slug)}`
      if (!t.registry.isMuted(name)) return name
    }
  }
  return undefined
}

/** Whether a "cannot" holds now for this event, wherever it is printed. */
function forbids({ part, name }: Instance<Modifier>, context: Context, event: GameEvent): boolean {
  const { on, while: condition } = part
  if (typeof on === 'function' && !callScript(name, () => on(event.subject as Card, context))) return false
  return condition === undefined || callScript(name, () => condition(context))
}

function youOf(t: Table, card: Card, event: GameEvent | undefined): Card {
  return t.ruleset.youFor(card, event)
}

function contextFor(self: Card, source: Card, event: GameEvent, you: Card, number: number): Context {
  return { self, source, you, event, x: 0, number, targets: undefined }
}

/** Whether this event is refused by a "cannot". For legality, without anything happening. */
export function isPrevented(init: EventInit): boolean {
  const t = table()
  return cannot(t, new GameEvent(init, t.doing?.because ?? {}, t.doing?.card ?? null, undefined)) !== undefined
}

// ── lanes ───────────────────────────────────────────────────

/** An ability that may or must answer to an event. */
interface Candidate {
  readonly instance: Instance<Ability>
  readonly event: GameEvent
  readonly self: Card
  readonly source: Card
  readonly number: number
  readonly key: string
  /** Its card has left with the event. */
  readonly left: boolean
}

function openLanes(t: Table, at: Lane['at'], occurrence: Occurrence, own: readonly GameEvent[]): void {
  const used = new Set<string>()
  let coming = own
  for (const lane of t.ruleset.lanes) {
    if (lane.at !== at) continue
    if (at === 'before') coming = own.filter((event) => event.fate === 'coming')
    const events = at === 'after' && occurrence.joined.length > 0 ? [...own, ...occurrence.joined] : coming
    t.registry.settle()
    if (!events.some((event) => t.registry.listening(lane.name, event.kind) || event.leaving.length > 0)) continue
    const all = () => (at === 'after' ? [...own, ...occurrence.joined] : own)
    if (lane.order === 'chosen') openCompulsory(t, lane, events, used, all)
    else openOptional(t, lane, at === 'after' ? all : () => coming.filter((event) => event.fate === 'coming'), used, all)
  }
}

/** Compulsory abilities: fixed when the lane opens, checked again before each begins, in the order that the decider chooses. */
function openCompulsory(t: Table, lane: Lane, events: readonly GameEvent[], used: Set<string>, all: () => readonly GameEvent[]): void {
  let waiting = collect(t, lane, events, used, all())
  while (waiting.length > 0) {
    waiting = waiting.filter((candidate) => still(t, lane, candidate))
    if (waiting.length === 0) return
    const next = waiting.length === 1 ? (waiting[0] as Candidate) : pickNext(t, lane, waiting)
    waiting = waiting.filter((candidate) => candidate !== next)
    used.add(next.key)
    useAbility({
      ability: next.instance.part,
      name: next.instance.name,
      self: next.self,
      source: next.source,
      you: youOf(t, next.self, next.event),
      event: next.event,
      number: next.number,
    })
  }
}

/** Identical candidates, such as two copies of one card, need no order when nothing tells them apart. */
function pickNext(t: Table, lane: Lane, waiting: readonly Candidate[]): Candidate {
  const first = waiting[0] as Candidate
  if (waiting.every((candidate) => alike(first, candidate))) return first
  const decider = t.ruleset.decider()
  const value = decide({
    shape: 'choose',
    who: decider,
    name: `next-${lane.name}`,
    options: () => waiting.map(optionOf),
    least: 1,
    most: 1,
  }) as readonly string[]
  return waiting.find((candidate) => candidate.key === value[0]) ?? (waiting[0] as Candidate)
}

/** The same text answers to the same event on two cards that differ in nothing but their ids. */
function alike(a: Candidate, b: Candidate): boolean {
  if (a === b) return true
  if (
    a.instance.part !== b.instance.part ||
    a.event !== b.event ||
    a.number !== b.number ||
    a.self.zone !== b.self.zone ||
    a.left !== b.left
  )
    return false
  if ((a.source === a.self) !== (b.source === b.self) || (a.source !== a.self && a.source !== b.source)) return false
  const [one, other] = [stateOf(a.self), stateOf(b.self)]
  return (
    one.definition === other.definition &&
    sameJson(one.fields, other.fields) &&
    sameJson(one.tokens, other.tokens) &&
    sameJson(one.memory, other.memory)
  )
}

function optionOf(candidate: Candidate): EngineOption {
  const label: Sentence = {
    code: 'use-ability',
    parts: {
      ability: candidate.instance.name,
      card: reference(candidate.self),
      ...(candidate.event.subject ? { subject: reference(candidate.event.subject) } : {}),
    },
  }
  return { key: candidate.key, card: candidate.self, label }
}

/** Optional abilities: listed anew at each chance, seat by seat, until all pass in succession; once for each trigger. */
function openOptional(t: Table, lane: Lane, events: () => readonly GameEvent[], used: Set<string>, all: () => readonly GameEvent[]): void {
  let passes = 0
  let at = 0
  for (let chances = 0; chances < 200; chances++) {
    const seats = t.ruleset.seatsInOrder()
    if (passes >= seats.length || seats.length === 0) return
    const seat = seats[at % seats.length] as Card
    at++
    const alive = events()
    if (alive.length === 0) return
    const open = collect(t, lane, alive, used, all()).filter(
      (candidate) => t.ruleset.users(candidate.instance.part, candidate.self).includes(seat) && isUsable(useOf(candidate, seat)),
    )
    if (open.length === 0) {
      passes++
      continue
    }
    const value = decide({
      shape: 'choose',
      who: seat,
      name: `${lane.name}`,
      parts: plain({ what: alive[0]?.kind ?? '', ...(alive[0]?.subject ? { subject: alive[0].subject } : {}) }),
      options: () => [...open.map(optionOf), { key: PASS, label: { code: 'pass', parts: {} } }],
      least: 1,
      most: 1,
    }) as readonly string[]
    const chosen = open.find((candidate) => candidate.key === value[0])
    if (!chosen) {
      passes++
      continue
    }
    passes = 0
    used.add(chosen.key)
    useAbility(useOf(chosen, seat))
  }
}

function useOf(candidate: Candidate, you: Card) {
  const { instance, self, source, event, number } = candidate
  return { ability: instance.part, name: instance.name, self, source, you, event, number }
}

function collect(t: Table, lane: Lane, events: readonly GameEvent[], used: ReadonlySet<string>, all: readonly GameEvent[]): Candidate[] {
  t.registry.settle()
  const found: Candidate[] = []
  const keys = new Set(used)
  const add = (instance: Instance<Ability>, event: GameEvent, self: Card, source: Card, number: number, left: boolean) => {
    // what came into being after the event happened was not there to be triggered; optional abilities are listed anew
    if (lane.order === 'chosen' && lane.at === 'after' && instance.since > event.happenedAt) return
    // by its place among all that happened, which a cancelled neighbour does not change
    const index = all.indexOf(event)
    const key = `${self.id}#${instance.part.slug}${source === self ? '' : `@${source.id}`}${instance.keyword ? `@${instance.keyword}` : ''}${index === 0 ? '' : `~${index}`}`
    if (keys.has(key)) return
    keys.add(key)
    const candidate: Candidate = { instance, event, self, source, number, key, left }
    if (matches(t, candidate)) found.push(candidate)
  }
  for (const event of events) {
    for (const instance of t.registry.inLane(lane.name, event.kind)) {
      const source = instance.card as Card
      for (const self of bearersOf(t, instance)) add(instance, event, self, source, 0, false)
    }
    // cards that have just left still answer to what happened in the moment in which they left
    for (const { leaving } of events)
      for (const instance of leaving)
        if (
          instance.part.kind === 'ability' &&
          instance.part.lane === lane.name &&
          instance.part.hears.includes(event.kind) &&
          !t.registry.isMuted(instance.name) &&
          !stateOf(instance.card as Card).instances.includes(instance)
        )
          add(instance as Instance<Ability>, event, instance.card as Card, instance.card as Card, 0, true)
    for (const instance of t.registry.keywordsInLane(lane.name, event.kind)) {
      for (const self of keywordBearers(t, instance, event)) {
        const number = t.ruleset.keywordsOf(self)[instance.keyword as string]
        if (number !== undefined) add(instance, event, self, self, typeof number === 'number' ? number : 0, false)
      }
    }
  }
  return found.sort((a, b) => a.self.n - b.self.n || a.instance.order - b.instance.order)
}

/** On which cards a printed ability works: its own, its host, or others to which it is given. */
export function bearersOf(t: Table, instance: Instance<Ability>): readonly Card[] {
  const source = instance.card as Card
  if (t.registry.isMuted(instance.name)) return []
  const { bearer } = instance.part
  if (isBlank(t, source)) return []
  if (bearer === 'self') return [source]
  if (bearer === 'host') return source.zone.host ? [source.zone.host] : []
  const context = contextFor(source, source, undefined as unknown as GameEvent, youOf(t, source, undefined), 0)
  return cardsInPlay(t).filter((card) => callScript(instance.name, () => bearer(card, context)))
}

function keywordBearers(t: Table, instance: Instance<Ability>, event: GameEvent): readonly Card[] {
  if (t.registry.isMuted(instance.name)) return []
  if (instance.part.of === 'self') return event.subject ? [event.subject] : []
  return cardsInPlay(t).filter((card) => t.ruleset.keywordsOf(card)[instance.keyword as string] !== undefined)
}

/** All cards in zones that count as in play, in order of their numbers. */
export function cardsInPlay(t: Table): readonly Card[] {
  if (t.inPlay.placed !== t.placed) t.inPlay = { placed: t.placed, cards: t.cards.filter((card) => isInPlay(card)) }
  return t.inPlay.cards
}

/** Whether a card lies where cards are in play. */
export function isInPlay(card: Card): boolean {
  let zone = card.zone
  for (let i = 0; i < 8; i++) {
    if (zone.spec.play !== 'as-host') return zone.spec.play === 'in'
    if (card.face === 'down' || !zone.host) return false
    zone = zone.host.zone
  }
  return false
}

/** Whether the event is one that the ability waits for: whose event it is, and its restriction. */
function matches(t: Table, candidate: Candidate): boolean {
  const { instance, event, self, source, number } = candidate
  const { of, when } = instance.part
  if (of === 'self' && event.subject !== self) return false
  if (of === 'host' && event.subject !== self.zone.host) return false
  if (typeof of === 'function' || when) {
    const you = youOf(t, self, event)
    const context: Context = { self, source, you, event, x: 0, number, targets: undefined }
    t.counters.restrictions++
    return restrict(t, () => {
      if (typeof of === 'function' && !callScript(instance.name, () => of(event.subject, context))) return false
      return when === undefined || callScript(instance.name, () => when(context))
    })
  }
  return true
}

/** Runs a restriction: it may read and never ask. */
export function restrict(t: Table, test: () => boolean): boolean {
  const before = { mode: t.mode, onChange: t.onChange }
  t.mode = 'restriction'
  t.onChange = refuseChange
  try {
    return test()
  } finally {
    t.mode = before.mode
    t.onChange = before.onChange
  }
}

function refuseChange(): never {
  fail('changes-in-restriction', 'a restriction changed the game; restrictions may read the table, and never change it')
}

/** Whether a compulsory candidate still has its card and its condition. */
function still(t: Table, lane: Lane, candidate: Candidate): boolean {
  const { instance, event } = candidate
  if (lane.at === 'before' && event.fate !== 'coming') return false
  if (t.registry.isMuted(instance.name)) return false
  t.registry.settle()
  if (instance.card && !candidate.left) {
    if (!stateOf(instance.card).instances.some((working) => working.part === instance.part) && event.subject !== candidate.self)
      return false
    if (isBlank(t, instance.card)) return false
  }
  return matches(t, candidate)
}

// ── state checks ────────────────────────────────────────────

/** Runs the checks of ruleset and keywords on touched cards until they find nothing more. */
export function runChecks(t: Table): void {
  for (let turn = 0; turn < 60; turn++) {
    t.registry.settle()
    const touched = takeTouched(t)
    if (touched.length === 0) return
    const found: EventInit[] = [...t.ruleset.check(touched)]
    let finder = found.length > 0 ? undefined : t.doing
    for (const instance of t.registry.keywordChecks) {
      if (t.registry.isMuted(instance.name)) continue
      for (const card of touched) {
        const number = t.ruleset.keywordsOf(card)[instance.keyword as string]
        if (number === undefined) continue
        const context: Context = {
          self: card,
          source: card,
          you: youOf(t, card, undefined),
          event: undefined as unknown as GameEvent,
          x: 0,
          number: typeof number === 'number' ? number : 0,
          targets: undefined,
        }
        const more = callScript(instance.name, () => instance.part.find(context))
        if (more.length > 0 && found.length === 0)
          finder = { because: t.doing?.because ?? {}, card: t.doing?.card ?? null, ability: instance.name, you: t.doing?.you ?? null }
        found.push(...more)
      }
    }
    if (found.length === 0) continue
    // a check that finds something for ever is the fault of the keyword that brings it
    if (finder) t.running.push(finder)
    try {
      together(found)
    } finally {
      if (finder) t.running.pop()
    }
  }
  fail('checks-without-end', 'state checks find something again and again; something that they cause does not change what they look at')
}

function takeTouched(t: Table): Card[] {
  // a modifier of a checked stat may begin, end, or change its mind with any write
  const everything =
    t.touchEverything ||
    (t.touched.size > 0 &&
      t.ruleset.checkedStats.some(
        (stat) =>
          t.registry.modifiers(stat).length > 0 || t.registry.keywordModifiers(stat).length > 0 || t.registry.effects(stat).length > 0,
      ))
  t.touchEverything = false
  if (everything) for (const card of cardsInPlay(t)) t.touched.add(card)
  const touched = [...t.touched].sort((a, b) => a.n - b.n)
  t.touched.clear()
  return touched
}

/** Ends the probe if this would change something. */
export function guardForProbe(): never {
  const { explorer } = table()
  if (explorer) explorer.changes = 'found'
  throw new WouldChange()
}

export function becauseOf(card: Card, ability: Ability): Because {
  return { card: reference(card), ability: ability.slug }
}
