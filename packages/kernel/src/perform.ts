import { isBlank } from './ask.ts'
import { type Card, stateOf } from './card.ts'
import { close } from './closed.ts'
import { table } from './current-table.ts'
import type { Need } from './definition.ts'
import { type EventInit, type EventSpec, type Fate, type GameEvent, type Occurrence, stateOfEvent } from './event.ts'
import { eventOf } from './event-making.ts'
import { fail } from './fault.ts'
import { noteFired } from './fired.ts'
import { isForesight } from './foresight.ts'
import { openLanes } from './lanes.ts'
import { MOST_TOGETHER, TooMuch } from './limits.ts'
import { asRules, watched } from './looks.ts'
import { whoMayName } from './mask.ts'
import { cannot, NO_REASON } from './prevention.ts'
import { runChecks } from './state-checks.ts'
import { areMet } from './stocks.ts'
import { tell } from './story.ts'
import { beforeEvent } from './supposition.ts'
import type { Table } from './table.ts'
import { tellOf } from './tell-of.ts'
import { noTarget, wouldChange } from './unwind.ts'

/** How deep events may nest. The same in every realm, and far below a stack overflow. */
const DEEPEST_EVENT = 32

/** Makes an event happen. @returns the event; its `fate` says whether it happened, was replaced, cancelled or prevented */
export function perform(init: EventInit): GameEvent {
  return together([init]).events[0] as GameEvent
}

/**
 * Makes several events happen at the same moment: one set of windows for all of them.
 * cannot -> before lanes -> resolve, or the latest "instead" -> state checks -> after lanes.
 */
export function together(inits: readonly EventInit[]): Occurrence {
  if (watched !== undefined && watched.by === 'script') return asRules(() => together(inits))
  const t = table()
  if (t.run.latch) throw t.run.latch
  const doing = t.doing
  const within = t.run.occurrences[t.run.occurrences.length - 1]
  const events: GameEvent[] = []
  for (let i = 0; i < inits.length; i++) {
    if (i >= MOST_TOGETHER) throw new TooMuch(`more than ${MOST_TOGETHER} things would happen at once`)
    const init = inits[i] as EventInit
    const spec = specOf(t, init.kind)
    const event = eventOf(init, doing?.because ?? NO_REASON, doing?.card ?? null, within?.events[0], t.happening, spec.later)
    // only steps of the rules may have the table itself as subject
    if (event.subject !== undefined && (event.subject !== t.board || doing?.ability !== undefined)) needCard(event.subject)
    events.push(event)
  }
  const occurrence: Occurrence = { events, joined: [], stage: 'before' }
  t.instruments.counters.events += events.length
  if (isForesight(t)) for (const event of events) beforeEvent(t, [event.subject, ...stateOfEvent(event).values])
  for (const event of events) {
    const refusal = cannot(t, event)
    if (refusal) {
      noteFired(refusal)
      stateOfEvent(event).fate = 'prevented'
      if (t.run.explorer?.refusals === 'end') throw noTarget()
      // name the forbidding ability only if everyone may know its card
      const by = whoMayName(t, refusal) === undefined ? { by: refusal } : {}
      if (event.subject) tellOf('prevented', event.subject, { what: event.kind, ...by })
      else tell('prevented', { what: event.kind, ...by })
    }
  }
  if (!anyComing(events)) return occurrence
  if (t.run.mode === 'probe' && t.run.explorer?.taken) {
    take(t, t.run.explorer.taken, inits)
    for (const event of events) if (event.fate === 'coming') stateOfEvent(event).fate = 'happened'
    return occurrence
  }
  if (t.run.mode !== 'play') {
    for (const event of events) if (event.fate === 'coming') resolve(t, event)
    t.ruleset.answered?.(events)
    return occurrence
  }
  if (t.run.occurrences.length >= DEEPEST_EVENT)
    fail('too-deep', `more than ${DEEPEST_EVENT} events happen inside each other; an ability seems to trigger itself`, t.doing?.ability)
  t.run.occurrences.push(occurrence)
  try {
    openLanes(t, 'before', occurrence, events)
    occurrence.stage = 'resolving'
    const afterwards = t.ruleset.moment?.(events)
    for (const event of events) {
      if (event.fate !== 'coming') continue
      const state = stateOfEvent(event)
      const { replacement } = state
      if (replacement) {
        // the event stays `coming` during the replacement, so that no check finds it a second time; its subject is checked afterwards
        replacement()
        state.fate = 'replaced'
        if (event.subject) t.state.touched.add(event.subject)
      } else {
        const { subject } = event
        const { snapshot } = specOf(t, event.kind)
        if (snapshot && subject) {
          t.registry.settle()
          state.asItWas = close(snapshot(subject))
          state.leaving = isBlank(t, subject) ? [] : stateOf(subject).instances
        }
        resolve(t, event)
        state.fate = 'happened'
      }
    }
    afterwards?.()
    const happened = allWith(events, 'happened')
    // all events happen at one clock tick: parts that came into play in this moment may still be triggered
    t.registry.settle()
    t.state.clock++
    for (const event of happened) stateOfEvent(event).happenedAt = t.state.clock
    runChecks(t)
    occurrence.stage = 'after'
    const outer = t.run.occurrences[t.run.occurrences.length - 2]
    let own = happened
    if (outer?.stage === 'resolving') {
      const joining = happened.filter((event) => specOf(t, event.kind).after === 'joins')
      if (joining.length > 0) {
        own = happened.filter((event) => !joining.includes(event))
        outer.joined.push(...joining, ...(own.length === 0 ? occurrence.joined.splice(0) : []))
      }
    }
    openLanes(t, 'after', occurrence, own)
    if (t.ruleset.answered) answered(t, occurrence, own)
  } finally {
    t.run.occurrences.pop()
  }
  return occurrence
}

/** A path with more events counts as possible: an effect may loop until something changes, and on a trial path nothing changes. */
const MOST_TAKEN = 200

/** Records the events of a trial path, and ends the path when it would take something a second time. */
function take(t: Table, taken: EventInit[], inits: readonly EventInit[]): void {
  taken.push(...inits)
  if (taken.length > MOST_TAKEN) {
    if (t.run.explorer) t.run.explorer.changes = 'found'
    throw wouldChange()
  }
  if (!areMet(NO_NEEDS, taken, (event) => t.ruleset.events[event.kind]?.takes?.(event))) throw noTarget()
}

const NO_NEEDS: readonly Need[] = Object.freeze([])

/** Calls the ruleset's `answered` after all abilities have answered to these events and to the joined ones. */
function answered(t: Table, { joined }: Occurrence, own: readonly GameEvent[]): void {
  if (own.length > 0) t.ruleset.answered?.(own)
  if (joined.length > 0) t.ruleset.answered?.(joined)
}

function anyComing(events: readonly GameEvent[]): boolean {
  for (let i = 0; i < events.length; i++) if (stateOfEvent(events[i] as GameEvent).fate === 'coming') return true
  return false
}

/** The events with this fate; usually all have it, and the list itself is returned. */
function allWith(events: readonly GameEvent[], fate: Fate): readonly GameEvent[] {
  for (let i = 0; i < events.length; i++)
    if (stateOfEvent(events[i] as GameEvent).fate !== fate) return events.filter((event) => stateOfEvent(event).fate === fate)
  return events
}

/**
 * Checks that a card is a card or player of this game: scripts may not use the table itself or an invented card.
 * @throws ScriptFault for anything else
 */
export function needCard(card: Card): void {
  const t = table()
  if (t.has(card) && card !== t.board) return
  fail(
    'no-card-of-the-game',
    t.has(card) ? 'the table itself is no card and cannot be the subject of an event' : 'the subject of this event is no card of this game',
  )
}

function specOf(t: Table, kind: string): EventSpec {
  if (kind === 'effect') return EFFECT
  const spec = Object.hasOwn(t.ruleset.events, kind) ? t.ruleset.events[kind] : undefined
  if (!spec) throw new Error(`the ruleset knows no event called ${kind}`)
  return spec
}

const EFFECT: EventSpec = { resolve: () => undefined, after: 'own' }

function resolve(t: Table, event: GameEvent): void {
  const { resolver } = stateOfEvent(event)
  if (resolver) resolver(event)
  else specOf(t, event.kind).resolve(event)
}
