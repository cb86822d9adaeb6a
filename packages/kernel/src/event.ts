import { type Card, isCard } from './card.ts'
import { close } from './closed.ts'
import { table } from './current-table.ts'
import type { Because } from './door.ts'
import { callScript, fail, scriptName } from './fault.ts'
import { copyIn } from './json.ts'
import { LARGEST_NUMBER, MOST_CARDS, nameOfSort, TooMuch, WrongValue } from './limits.ts'
import type { Instance } from './registry.ts'
import type { TakenBy } from './stocks.ts'

const NOBODY: readonly Instance[] = Object.freeze([])

/** What became of an event. */
export type Fate = 'coming' | 'happened' | 'cancelled' | 'replaced' | 'prevented'

/** What is handed to `perform`. */
export interface EventInit {
  readonly kind: string
  /** The card to which it happens. */
  readonly subject?: Card | undefined
  readonly [part: string]: unknown
}

/** What of an event can still change. Only the kernel reaches it; scripts see it through getters. */
interface EventState {
  fate: Fate
  asItWas: unknown
  /** The latest `instead`. */
  replacement: (() => unknown) | undefined
  /** Abilities of a subject that has left: they still answer to this. */
  leaving: readonly Instance[]
  /** The table's clock when it had happened. */
  happenedAt: number
  /** What resolves it, where the kind's own answer is not meant. */
  readonly resolver: ((event: GameEvent) => void) | undefined
  /** Its parts in the order of the names of its shape. */
  readonly values: unknown[]
  readonly shape: Shape
}

let reach: (event: GameEvent) => EventState

/** Something that happens. It lives inside one stretch of play and is not state. Nothing on it can be written: its methods change it. */
export class GameEvent {
  declare readonly kind: string
  declare readonly subject: Card | undefined
  declare readonly because: Because
  /** The card whose ability does it, or null: a step of the rules. */
  declare readonly by: Card | null
  /** The event in which it happens. */
  declare readonly within: GameEvent | undefined
  readonly #state: EventState
  readonly [part: string]: unknown

  static {
    reach = (event) => event.#state
  }

  /** Use `eventOf`, which gives it getters for its parts. */
  constructor(
    init: EventInit,
    because: Because,
    by: Card | null,
    within: GameEvent | undefined,
    shape: Shape,
    values: unknown[],
    resolver: EventState['resolver'],
  ) {
    this.kind = init.kind
    this.subject = init.subject
    this.because = because
    this.by = by
    this.within = within
    this.#state = {
      fate: 'coming',
      asItWas: undefined,
      replacement: undefined,
      leaving: NOBODY,
      happenedAt: 0,
      resolver,
      values,
      shape,
    }
    Object.freeze(this)
  }

  get fate(): Fate {
    return this.#state.fate
  }

  /** What a card was just before it left: filled in where the kind says so. */
  get asItWas(): unknown {
    return this.#state.asItWas
  }

  /** The event does not happen, and nothing may refer to it any more. Costs and uses stay. Where a card says that it cannot be cancelled, nothing happens. */
  cancel(): void {
    const state = this.#state
    if (state.fate !== 'coming' || table().happening.isPrevented({ kind: 'cancelled', subject: this.subject, what: this })) return
    changing()
    state.fate = 'cancelled'
  }

  /** Changes a part of what is under way, such as an amount, while it has not happened yet. What it is already is no change. */
  change(part: string, value: unknown): void {
    const { fate, shape, values } = this.#state
    if (fate !== 'coming') return
    const place = shape.names.indexOf(part)
    if (place >= 0 && values[place] === value) return
    changing()
    setPart(this, part, value)
  }

  /** Something else happens in its place. Of several replacements the latest is used. */
  instead(deed: () => unknown): void {
    if (this.#state.fate !== 'coming') return
    if (typeof deed !== 'function') throw new WrongValue(`what happens instead must be a function, and is ${nameOfSort(deed)}`)
    changing()
    // it is still the doing of the ability that replaces, though it happens later
    const { doing } = table()
    const name = scriptName() ?? doing?.ability
    this.#state.replacement = () => {
      const t = table()
      if (doing) t.running.push(doing)
      try {
        return name === undefined ? deed() : callScript(name, deed)
      } finally {
        if (doing) t.running.pop()
      }
    }
  }
}

/** Kernel only: what of an event can still change. */
export function stateOfEvent(event: GameEvent): EventState {
  return reach(event)
}

/** A class of events with the same parts, and getters for these. */
interface Shape {
  readonly names: readonly string[]
  readonly Kind: typeof GameEvent
}

/** The shapes that events of a kind have come in; rarely more than two. Which there are changes nothing that a script can see. */
const shapes = new Map<string, Shape[]>()

function shapeOf(kind: string, names: readonly string[]): Shape {
  let known = shapes.get(kind)
  if (!known) {
    known = []
    shapes.set(kind, known)
  }
  search: for (let k = 0; k < known.length; k++) {
    const shape = known[k] as Shape
    if (shape.names.length !== names.length) continue
    for (let i = 0; i < names.length; i++) if (names[i] !== shape.names[i]) continue search
    return shape
  }
  for (const name of names) if (name in GameEvent.prototype) fail('no-such-part', `an event cannot have a part called "${name}"`)
  const Kind = class extends GameEvent {}
  names.forEach((name, place) => void Object.defineProperty(Kind.prototype, name, { get: partGetter(place), enumerable: true }))
  const shape = { names, Kind: close(Kind) }
  known.push(shape)
  return shape
}

function partGetter(place: number): (this: GameEvent) => unknown {
  return function (this: GameEvent) {
    return reach(this).values[place]
  }
}

/** What is no part: each event has it in a place of its own. */
function isOwn(name: string): boolean {
  switch (name) {
    case 'kind':
    case 'subject':
    case 'because':
    case 'by':
    case 'within':
    case 'resolver':
      return true
    default:
      return false
  }
}

const NO_NAMES: readonly string[] = Object.freeze([])

/** @throws WrongValue for what is no card */
export function subjectIn(kind: string, subject: unknown): void {
  if (!isCard(subject)) throw new WrongValue(`${kind}: what it happens to must be a card, and is ${nameOfSort(subject)}`)
}

/** A part of an event: a card, an event, plain data, or a list of these. Whatever it was, it is a copy from here on. */
export function partIn(value: unknown, part: string): unknown {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new WrongValue(`the ${part} is ${value}, and only whole numbers can be used`)
    if (Math.abs(value) > LARGEST_NUMBER && table().script !== undefined)
      throw new TooMuch(`the ${part} is ${value}; ${LARGEST_NUMBER} is the most`)
    return value
  }
  if (value === undefined || value === null || typeof value === 'boolean' || isCard(value) || value instanceof GameEvent) return value
  if (!Array.isArray(value)) return copyIn(value)
  if (value.length > MOST_CARDS) throw new TooMuch(`the ${part} are ${value.length}; at most ${MOST_CARDS} can be named at once`)
  const list: unknown[] = []
  for (let i = 0; i < value.length; i++) list.push(isCard(value[i]) ? value[i] : copyIn(value[i]))
  return Object.freeze(list)
}

/**
 * Makes an event. Its parts are copied in and closed.
 * @param init `by`, where it is given, stands for whose ability does it; `resolver` resolves it
 * @param by the card whose ability does it
 * @param later parts of this kind that are known only once it has happened
 */
export function eventOf(
  init: EventInit,
  because: Because,
  by: Card | null,
  within: GameEvent | undefined,
  later: readonly string[] = NO_NAMES,
): GameEvent {
  if (init.subject !== undefined) subjectIn(init.kind, init.subject)
  const values: unknown[] = []
  const names: string[] = []
  const keys = Object.keys(init)
  for (let i = 0; i < keys.length; i++) {
    const name = keys[i] as string
    if (isOwn(name)) continue
    names.push(name)
    values.push(partIn(init[name], name))
  }
  for (let i = 0; i < later.length; i++) {
    const name = later[i] as string
    if (names.includes(name)) continue
    names.push(name)
    values.push(undefined)
  }
  const shape = shapeOf(init.kind, names)
  const { Kind } = shape
  const { resolver } = init
  return new Kind(init, because, (init.by as Card | undefined) ?? by, within, shape, values, resolver as EventState['resolver'])
}

/**
 * For rulesets and the kernel: sets a part of an event, such as one that is known only when it resolves.
 * Scripts change events with `change`. @throws ScriptFault for a part that events of this kind do not have
 */
export function setPart(event: GameEvent, part: string, value: unknown): void {
  const { shape, values } = reach(event)
  const place = shape.names.indexOf(part)
  if (place < 0) fail('no-such-part', `an event "${event.kind}" has no part called "${part}"`)
  values[place] = partIn(value, part)
}

/** For rulesets: the event does not happen, whatever protects it from being cancelled by cards. */
export function callOff(event: GameEvent): void {
  reach(event).fate = 'cancelled'
}

/** An event's fate is no state, yet changing it is a change: while probing and in restrictions it counts as one. */
function changing(): void {
  const t = table()
  if (t.latch) throw t.latch
  t.onChange?.()
}

/** One set of windows for everything that happens at the same moment. */
export interface Occurrence {
  readonly events: readonly GameEvent[]
  /** Events of kinds that join the windows of their cause. */
  readonly joined: GameEvent[]
  /** Only what happens while it resolves joins its windows; what pays for an answer to it does not. */
  stage: 'before' | 'resolving' | 'after'
}

/** What the ruleset says of a kind of event. */
export interface EventSpec {
  readonly resolve: (event: GameEvent) => void
  /** Whether its AFTER lanes open on their own or join those of the event in which it happened. */
  readonly after: 'own' | 'joins'
  /** Parts that are known only when it resolves: set with `setPart`. */
  readonly later?: readonly string[]
  /** What to record of its subject before it resolves: for "as it was". */
  readonly snapshot?: (subject: Card) => unknown
  /** What it takes where it pays a cost. It may read and never ask. Without it, it takes nothing that another cost of the same use could need. */
  readonly takes?: TakenBy
  /** The events that this event causes: a "cannot" that forbids one of them forbids this event as a payment. It may read and never ask. */
  readonly entails?: (event: EventInit) => readonly EventInit[]
}
