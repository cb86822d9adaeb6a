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

/** The argument of `perform`. */
export interface EventInit {
  readonly kind: string
  /** The card to which it happens. */
  readonly subject?: Card | undefined
  readonly [part: string]: unknown
}

/** The mutable part of an event. Only the kernel reaches it; scripts see it through getters. */
interface EventState {
  fate: Fate
  asItWas: unknown
  /** The latest `instead`. */
  replacement: (() => unknown) | undefined
  /** Abilities of a subject that has left play: they still answer to this event. */
  leaving: readonly Instance[]
  /** The table's clock after it happened. */
  happenedAt: number
  /** Resolves it in place of `resolve` of its kind, if given. */
  readonly resolver: ((event: GameEvent) => void) | undefined
  /** Its parts in the order of the names of its shape. */
  readonly values: unknown[]
  readonly shape: Shape
}

let reach: (event: GameEvent) => EventState

/** Something that happens. It lives inside one stretch of play and is not state. Its properties are read-only; its methods change it. */
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

  /** The snapshot of the subject from before the event; present where the kind declares `snapshot`. */
  get asItWas(): unknown {
    return this.#state.asItWas
  }

  /** The event does not happen, and nothing may refer to it any more. Costs and uses stay spent. No effect when a card forbids to cancel it. */
  cancel(): void {
    const state = this.#state
    if (state.fate !== 'coming' || table().happening.isPrevented({ kind: 'cancelled', subject: this.subject, what: this })) return
    changing()
    state.fate = 'cancelled'
  }

  /** Changes a part of the event, such as an amount, before it happens. Setting the value that it already has is no change. */
  change(part: string, value: unknown): void {
    const { fate, shape, values } = this.#state
    if (fate !== 'coming') return
    const place = shape.names.indexOf(part)
    if (place >= 0 && values[place] === value) return
    changing()
    setPart(this, part, value)
  }

  /** Replaces the event by something else. Of several replacements the latest is used. */
  instead(deed: () => unknown): void {
    if (this.#state.fate !== 'coming') return
    if (typeof deed !== 'function') throw new WrongValue(`what happens instead must be a function, and is ${nameOfSort(deed)}`)
    changing()
    // the replacement runs later, but as an act of the ability that replaces
    const { doing } = table()
    const name = scriptName() ?? doing?.ability
    this.#state.replacement = () => {
      const t = table()
      if (doing) t.run.running.push(doing)
      try {
        return name === undefined ? deed() : callScript(name, deed)
      } finally {
        if (doing) t.run.running.pop()
      }
    }
  }
}

/** Kernel only: the mutable part of an event. */
export function stateOfEvent(event: GameEvent): EventState {
  return reach(event)
}

/** A class of events with the same parts, with a getter for each. */
interface Shape {
  readonly names: readonly string[]
  readonly Kind: typeof GameEvent
}

/** Cache of the shapes of each kind; rarely more than two. Scripts cannot see which shapes exist. */
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

/** Whether this is an own property of every event rather than a part. */
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

/** @throws WrongValue when the subject is no card */
export function subjectIn(kind: string, subject: unknown): void {
  if (!isCard(subject)) throw new WrongValue(`${kind}: what it happens to must be a card, and is ${nameOfSort(subject)}`)
}

/** Validates a part of an event: a card, an event, plain data, or a list of these. @returns the card or event itself, or a frozen copy */
export function partIn(value: unknown, part: string): unknown {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new WrongValue(`the ${part} is ${value}, and only whole numbers can be used`)
    if (Math.abs(value) > LARGEST_NUMBER && table().run.script !== undefined)
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
 * Makes an event. Its parts are validated, copied and frozen.
 * @param init `by`, if given, replaces the parameter `by`; `resolver`, if given, resolves the event
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
 * For rulesets and the kernel: sets a part of an event, such as a part of `later`, known only when it resolves.
 * Scripts change events with `change`. @throws ScriptFault for a part that events of this kind do not have
 */
export function setPart(event: GameEvent, part: string, value: unknown): void {
  const { shape, values } = reach(event)
  const place = shape.names.indexOf(part)
  if (place < 0) fail('no-such-part', `an event "${event.kind}" has no part called "${part}"`)
  values[place] = partIn(value, part)
}

/** For rulesets: the event does not happen, even if a card forbids to cancel it. */
export function callOff(event: GameEvent): void {
  reach(event).fate = 'cancelled'
}

/** Reports a change of an event. An event is no state, but a probe and a restriction must notice its changes as well. */
function changing(): void {
  const t = table()
  if (t.run.latch) throw t.run.latch
  t.run.onChange?.()
}

/** One set of windows for everything that happens at the same moment. */
export interface Occurrence {
  readonly events: readonly GameEvent[]
  /** Events of kinds that join the windows of their cause. */
  readonly joined: GameEvent[]
  /** Only events that happen while it is `resolving` join its windows; the payment of an answer to it does not. */
  stage: 'before' | 'resolving' | 'after'
}

/** The ruleset's definition of a kind of event. */
export interface EventSpec {
  readonly resolve: (event: GameEvent) => void
  /** Whether its AFTER lanes open on their own or join those of the event in which it happened. */
  readonly after: 'own' | 'joins'
  /** Parts that are known only when it resolves: set with `setPart`. */
  readonly later?: readonly string[]
  /** Records its subject before it resolves, for `asItWas`. */
  readonly snapshot?: (subject: Card) => unknown
  /** What it consumes when it pays a cost. It may read and never ask. Absent: it consumes nothing that another cost of the same use could need. */
  readonly takes?: TakenBy
  /** The events that this event causes: a "cannot" that forbids one of them forbids this event as a payment. It may read and never ask. */
  readonly entails?: (event: EventInit) => readonly EventInit[]
}
