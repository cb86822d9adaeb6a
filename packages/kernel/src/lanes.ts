import { isBlank } from './ask.ts'
import { type Card, stateOf } from './card.ts'
import { contextFor, youOf } from './context.ts'
import { withCopies } from './copies.ts'
import { table } from './current-table.ts'
import { decide, PASS } from './decide.ts'
import type { Ability } from './definition.ts'
import type { Sentence } from './door.ts'
import { type GameEvent, type Occurrence, stateOfEvent } from './event.ts'
import { callScript } from './fault.ts'
import { isForesight, judgedApart } from './foresight.ts'
import { restrict } from './guards.ts'
import { bearersOfKeyword, cardsInPlay, keywordsOn } from './in-play.ts'
import type { Instance } from './instance.ts'
import { type JsonObject, sameJson } from './json.ts'
import { mayKnow } from './knowledge.ts'
import type { EngineOption } from './question-spec.ts'
import { repaired } from './repaired.ts'
import type { Lane } from './ruleset.ts'
import { plain, reference, tell } from './story.ts'
import { isVeiled } from './supposition.ts'
import type { Table } from './table.ts'
import { readingFor } from './unknown-to.ts'
import { isUsable, useAbility, whyIdle, whyNot } from './use.ts'
import { isWithinLimit } from './use-limits.ts'
import type { Watcher } from './watcher.ts'

/** Lets abilities respond to events: compulsory ones in a chosen order, optional ones seat by seat. */

/** An ability that may or must answer to an event. */
interface Candidate {
  readonly instance: Instance<Ability>
  readonly event: GameEvent
  readonly self: Card
  readonly source: Card
  readonly number: number
  readonly key: string
  /** Whether the card of the ability left play with the event. */
  readonly left: boolean
}

/** Opens the lanes before or after an occurrence, one after the other. */
export function openLanes(t: Table, at: Lane['at'], occurrence: Occurrence, own: readonly GameEvent[]): void {
  let used: Set<string> | undefined
  for (const lane of t.ruleset.lanes) {
    if (lane.at !== at || !isHeard(t, lane, own, occurrence)) continue
    used ??= new Set()
    openLane(t, lane, occurrence, own, used)
  }
}

/**
 * Whether any ability may answer to such an event of this card. Rulesets use it for moments that few cards hear: they perform the event only then, so
 * that it costs nothing otherwise.
 */
export function isEventAwaited(kind: string, subject: Card): boolean {
  const t = table()
  t.registry.settle()
  return t.ruleset.lanes.some(
    ({ name }) =>
      t.registry.inLane(name, kind).length > 0 ||
      t.registry.keywordsInLane(name, kind).some((instance) => {
        const keyword = instance.keyword as string
        return instance.part.of === 'self' ? keywordsOn(t, subject)[keyword] !== undefined : bearersOfKeyword(t, keyword).length > 0
      }),
  )
}

/** Whether any ability may answer in this lane. Usually none does; then no lists are built. */
function isHeard(t: Table, lane: Lane, own: readonly GameEvent[], { joined }: Occurrence): boolean {
  t.registry.settle()
  for (let i = 0; i < own.length; i++) {
    const event = own[i] as GameEvent
    if (lane.at === 'before' && event.fate !== 'coming') continue
    if (t.registry.listening(lane.name, event.kind) || stateOfEvent(event).leaving.length > 0) return true
  }
  if (lane.at === 'after')
    for (let i = 0; i < joined.length; i++) {
      const event = joined[i] as GameEvent
      if (t.registry.listening(lane.name, event.kind) || stateOfEvent(event).leaving.length > 0) return true
    }
  return false
}

function openLane(t: Table, lane: Lane, occurrence: Occurrence, own: readonly GameEvent[], used: Set<string>): void {
  const after = lane.at === 'after'
  const all = () => (after ? [...own, ...occurrence.joined] : own)
  const coming = () => own.filter((event) => event.fate === 'coming')
  if (lane.order === 'chosen') openCompulsory(t, lane, after ? all() : coming(), used, all)
  else openOptional(t, lane, after ? all : coming, used, all)
}

/** Compulsory abilities: fixed when the lane opens, checked again before each begins, in the order that the decider chooses. */
function openCompulsory(t: Table, lane: Lane, events: readonly GameEvent[], used: Set<string>, all: () => readonly GameEvent[]): void {
  if (t.instruments.watch) watchLane(t, lane, events, used, all(), undefined)
  let waiting = collect(t, lane, events, used, all())
  if (waiting.length > MOST_ORDERED) {
    const [first] = waiting as [Candidate]
    if (!waiting.every((candidate) => alike(first, candidate))) tell('order-not-asked', { what: lane.name, amount: waiting.length })
    for (const candidate of waiting) if (still(t, lane, candidate)) answerTo(t, candidate, used)
    return
  }
  while (waiting.length > 0) {
    waiting = waiting.filter((candidate) => still(t, lane, candidate))
    if (waiting.length === 0) return
    const next = waiting.length === 1 ? (waiting[0] as Candidate) : pickNext(t, lane, waiting)
    waiting = waiting.filter((candidate) => candidate !== next)
    answerTo(t, next, used)
  }
}

/** With more compulsory abilities than this, players are not asked for an order: they resolve in the listed order, and the story says so. */
const MOST_ORDERED = 64

function answerTo(t: Table, candidate: Candidate, used: Set<string>): void {
  used.add(candidate.key)
  useAbility(useOf(candidate, userOf(t, candidate)))
}

/** The seat that is `you` for a compulsory ability. */
const userOf = (t: Table, { self, event }: Candidate): Card => youOf(t, self, event)

/** The event that is answered, as parts of the question. */
function partsOf(event: GameEvent | undefined): JsonObject {
  return plain({ what: event?.kind ?? '', ...(event?.subject ? { of: 'card', subject: event.subject } : {}) })
}

/**
 * Picks the next compulsory ability. Candidates that differ in nothing but the ids of their cards, such as two copies of one card, need no
 * question.
 */
function pickNext(t: Table, lane: Lane, waiting: readonly Candidate[]): Candidate {
  const first = waiting[0] as Candidate
  if (waiting.every((candidate) => alike(first, candidate))) return first
  const decider = t.ruleset.decider(waiting.map(({ event }) => event))
  const value = decide({
    shape: 'choose',
    who: decider,
    name: `next-${lane.name}`,
    parts: waiting.every(({ event }) => event === first.event) ? partsOf(first.event) : { what: '' },
    options: () => waiting.map(optionOf),
    least: 1,
    most: 1,
  }) as readonly string[]
  return waiting.find((candidate) => candidate.key === value[0]) ?? (waiting[0] as Candidate)
}

/** Whether two candidates are the same text answering to the same event on two cards that differ only in their ids. */
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

/** As `optionOf`, for optional abilities: adds why it would change nothing, in rulesets where met costs are enough to use an ability. */
function optionalOptionOf(t: Table, candidate: Candidate, seat: Card): EngineOption {
  const idle = t.ruleset.initiation === 'costs-met' ? whyIdle(useOf(candidate, seat)) : undefined
  return idle ? { ...optionOf(candidate), idle } : optionOf(candidate)
}

/** Whether an ability may respond to the same event once more: its text allows it, and a further use would change something. */
function mayAnswerAgain(candidate: Candidate, seat: Card): boolean {
  return candidate.instance.part.answers === 'as-often-as-paid' && whyIdle(useOf(candidate, seat)) === undefined
}

/** Limit of the chances to answer to one occurrence. */
const MOST_CHANCES = 200

/** Optional abilities: listed anew at each chance, seat by seat, until all pass in succession; once for each trigger. */
function openOptional(t: Table, lane: Lane, events: () => readonly GameEvent[], used: Set<string>, all: () => readonly GameEvent[]): void {
  // the seating before the lane: a seat that is eliminated meanwhile must not shift who has the next chance
  const order = t.ruleset.seatsInOrder()
  let passes = 0
  let at = 0
  let counted = 0
  for (let chances = 0; chances < MOST_CHANCES; chances++) {
    if (isForesight(t)) {
      noteAnswers(t, lane, events(), used, all())
      return
    }
    const seats = t.ruleset.seatsInOrder()
    if (passes >= seats.length || !order.some((seat) => seats.includes(seat))) return
    while (!seats.includes(order[at % order.length] as Card)) at++
    const seat = order[at % order.length] as Card
    // earlier versions counted seats in the current list, which may have become shorter: record where the results differ
    if (seats[counted % seats.length] !== seat) repaired('order-of-chances')
    at++
    counted++
    const alive = events()
    if (alive.length === 0) return
    if (t.instruments.watch) watchLane(t, lane, alive, used, all(), seat)
    const open = collect(t, lane, alive, used, all()).filter(
      (candidate) =>
        t.ruleset.users(candidate.instance.part, candidate.self).includes(seat) &&
        isUsable(useOf(candidate, seat)) &&
        (!used.has(candidate.key) || mayAnswerAgain(candidate, seat)),
    )
    if (open.length === 0) {
      t.record.silent.push(seat.id)
      passes++
      continue
    }
    const value = decide({
      shape: 'choose',
      who: seat,
      name: `${lane.name}`,
      // name the event, among all of this moment, to which an ability may answer
      parts: partsOf(open[0]?.event),
      options: () => [...open.map((candidate) => optionalOptionOf(t, candidate, seat)), { key: PASS, label: { code: 'pass', parts: {} } }],
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
  tell('answers-cut', { what: lane.name })
}

/** Notes that a seat could respond here, while a forecast tries the uses of a window. */
function noteAnswers(t: Table, lane: Lane, events: readonly GameEvent[], used: Set<string>, all: readonly GameEvent[]): void {
  const uses = t.run.supposing?.uses
  if (uses === undefined || events.length === 0) return
  const answers = judgedApart(t, () =>
    collect(t, lane, events, used, all).flatMap((candidate) =>
      t.ruleset
        .seatsInOrder()
        .filter((seat) => t.ruleset.users(candidate.instance.part, candidate.self).includes(seat) && isUsable(useOf(candidate, seat)))
        .map((seat) => `${seat.id} ${candidate.key}`),
    ),
  )
  if (uses.stage === 'passed') uses.chances.push(...answers)
  else if (answers.length > 0) uses.answers = 'some'
}

/** Reports to the watcher each ability that hears these events, with the reason if it is not offered. */
function watchLane(
  t: Table,
  lane: Lane,
  events: readonly GameEvent[],
  used: ReadonlySet<string>,
  all: readonly GameEvent[],
  seat: Card | undefined,
): void {
  const refuse = (candidate: Candidate, code: string): Sentence => ({
    code: `refused.${code}`,
    parts: { ability: candidate.instance.name },
  })
  const reasonFor = (candidate: Candidate): Sentence | undefined => {
    const { instance, event, self } = candidate
    if (used.has(candidate.key)) return refuse(candidate, 'used-already')
    if (!isAbout(instance.part, event, self)) return refuse(candidate, 'other-subject')
    if (!matches(t, candidate)) return refuse(candidate, 'restriction')
    if (!seat) return isLeft(t, lane, candidate) ? undefined : refuse(candidate, 'limit')
    if (!t.ruleset.users(instance.part, self).includes(seat)) return refuse(candidate, 'other-seat')
    return whyNot(useOf(candidate, seat))
  }
  const { seats: watching, told } = t.instruments.watch as Watcher
  for (const candidate of candidates(t, lane, events, new Set(), all)) {
    if (watching && !(mayKnow(candidate.self, watching) && mayKnow(candidate.source, watching))) continue
    const { found: reason, looked } = watching
      ? readingFor(t, watching, () => reasonFor(candidate))
      : { found: reasonFor(candidate), looked: 'known' as const }
    if (looked === 'unknown') continue
    // skip abilities of other seats: this seat missed no chance
    if (reason?.code === 'refused.other-seat') continue
    const { instance, self, event } = candidate
    const outcome = reason ? 'refused' : seat ? 'offered' : 'resolved'
    told({ instance, self, event, lane, ...(seat ? { seat } : {}), outcome, ...(reason ? { reason } : {}) })
  }
}

function useOf(candidate: Candidate, you: Card) {
  const { instance, self, source, event, number } = candidate
  return { ability: instance.part, name: instance.name, self, source, you, event, number }
}

/** Whether a compulsory ability is within its limit; for optional ones, `isUsable` checks it. */
const isLeft = (t: Table, lane: Lane, candidate: Candidate): boolean =>
  lane.order !== 'chosen' || candidate.instance.part.limit === undefined || isWithinLimit(useOf(candidate, userOf(t, candidate)))

/** The abilities that answer to these events now. */
function collect(t: Table, lane: Lane, events: readonly GameEvent[], used: ReadonlySet<string>, all: readonly GameEvent[]): Candidate[] {
  const found = candidates(t, lane, events, used, all).filter((candidate) => isLeft(t, lane, candidate) && matches(t, candidate))
  return found.length < 2 ? found : found.sort((a, b) => a.self.n - b.self.n || a.instance.order - b.instance.order)
}

/** The abilities that hear these events, whether or not their restrictions hold. */
function candidates(t: Table, lane: Lane, events: readonly GameEvent[], used: ReadonlySet<string>, all: readonly GameEvent[]): Candidate[] {
  t.registry.settle()
  const found: Candidate[] = []
  const keys = new Set<string>()
  // cards that have just left still answer to the events of the moment in which they left
  const leaving = events.flatMap((event) => stateOfEvent(event).leaving)
  let index = 0
  const add = (instance: Instance<Ability>, event: GameEvent, self: Card, source: Card, number: number, left: boolean) => {
    // an ability that came into play after the event happened is not triggered; optional abilities are listed anew
    if (lane.order === 'chosen' && lane.at === 'after' && instance.since > stateOfEvent(event).happenedAt) return
    if (isVeiled(t, self) || isVeiled(t, source)) return
    const key = `${self.id}#${instance.part.slug}${source === self ? '' : `@${source.id}`}${instance.keyword ? `@${instance.keyword}` : ''}${index === 0 ? '' : `~${index}`}`
    if (keys.has(key) || (used.has(key) && (lane.order === 'chosen' || instance.part.answers !== 'as-often-as-paid'))) return
    keys.add(key)
    found.push({ instance, event, self, source, number, key, left })
  }
  for (const event of events) {
    // index among all events of the moment, which does not shift when one of them is cancelled
    index = all.indexOf(event)
    for (const instance of t.registry.inLane(lane.name, event.kind)) {
      const source = instance.card as Card
      for (const self of bearersOf(t, instance)) add(instance, event, self, source, 0, false)
    }
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
        const number = keywordsOn(t, self)[instance.keyword as string]
        if (number !== undefined) add(instance, event, self, self, typeof number === 'number' ? number : 0, false)
      }
    }
  }
  return found
}

/** The cards on which a printed ability works: its own, its host, or others to which it is given. */
export function bearersOf(t: Table, instance: Instance<Ability>): readonly Card[] {
  const source = instance.card as Card
  if (t.registry.isMuted(instance.name)) return []
  const { bearer } = instance.part
  if (isBlank(t, source)) return []
  if (bearer === 'self') return withCopies(t, source)
  if (bearer === 'table') return [source]
  if (bearer === 'host') return source.zone.host ? [source.zone.host] : []
  const context = contextFor(source, source, undefined as unknown as GameEvent, youOf(t, source, undefined), 0)
  return restrict(t, () => cardsInPlay(t).filter((card) => callScript(instance.name, () => bearer(card, context))))
}

/** The cards on which an ability of a keyword works: those that have the keyword, or the first of them if it exists once on the table. */
export function bearersOfKeywordAbility(t: Table, instance: Instance<Ability>): readonly Card[] {
  if (t.registry.isMuted(instance.name)) return []
  const bearers = bearersOfKeyword(t, instance.keyword as string)
  return instance.part.bearer === 'table' ? bearers.slice(0, 1) : bearers
}

function keywordBearers(t: Table, instance: Instance<Ability>, event: GameEvent): readonly Card[] {
  const { of, bearer } = instance.part
  if (of !== 'self' || bearer === 'table') return bearersOfKeywordAbility(t, instance)
  return event.subject && !t.registry.isMuted(instance.name) ? [event.subject] : []
}

/** Whether the event happens to the ability's own card or its host, if the ability responds only to events of that card; else true. */
function isAbout({ of }: Ability, event: GameEvent, self: Card): boolean {
  if (of === 'self') return event.subject === self
  if (of === 'host') return event.subject === self.zone.host
  return true
}

/** Whether an event triggers the ability: its subject fits, and the restriction holds. */
function matches(t: Table, candidate: Candidate): boolean {
  const { instance, event, self, source, number } = candidate
  const { of, when } = instance.part
  if (!isAbout(instance.part, event, self)) return false
  if (typeof of === 'function' || when) {
    const you = youOf(t, self, event)
    const context = contextFor(self, source, event, you, number)
    t.instruments.counters.restrictions++
    return restrict(t, () => {
      if (typeof of === 'function' && !callScript(instance.name, () => of(event.subject, context))) return false
      return when === undefined || callScript(instance.name, () => when(context))
    })
  }
  return true
}

/** Whether a compulsory candidate still works: its card still has the ability, and its condition still holds. */
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
  return isLeft(t, lane, candidate) && matches(t, candidate)
}
