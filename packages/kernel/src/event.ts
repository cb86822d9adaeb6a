import type { Card } from './card.ts'
import type { Because } from './door.ts'
import type { Happening } from './happening.ts'
import type { Instance } from './instance.ts'
import { nameOfSort, WrongValue } from './limits.ts'
import type { TakenBy } from './stocks.ts'

const NOBODY: readonly Instance[] = Object.freeze([])

/** The state of an event: it has not happened yet (`coming`), it happened, or the reason why it did not. */
export type Fate = 'coming' | 'happened' | 'cancelled' | 'replaced' | 'prevented'

/** The argument of `perform`. */
export interface EventInit {
  readonly kind: string
  /** The card to which it happens. */
  readonly subject?: Card | undefined
  readonly [part: string]: unknown
}

/** The mutable part of an event. Only the kernel reaches it; scripts see it through getters. */
export interface EventState {
  fate: Fate
  asItWas: unknown
  /** The function given to the latest call of `instead`. */
  replacement: (() => unknown) | undefined
  /** Abilities of a subject that has left play: they still answer to this event. */
  leaving: readonly Instance[]
  /** The table's clock after it happened. */
  happenedAt: number
  /** Resolves it in place of `resolve` of its kind, if given. */
  readonly resolver: ((event: GameEvent) => void) | undefined
  /** The parts of the event, in the order of the names of its shape. */
  readonly values: unknown[]
  readonly shape: Shape
  readonly happening: Happening
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
    happening: Happening,
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
      happening,
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
    const { happening } = state
    if (state.fate !== 'coming' || happening.isPrevented({ kind: 'cancelled', subject: this.subject, what: this })) return
    happening.beforeChange()
    state.fate = 'cancelled'
  }

  /** Changes a part of the event, such as an amount, before it happens. Setting the value that it already has is no change. */
  change(part: string, value: unknown): void {
    const { fate, shape, values, happening } = this.#state
    if (fate !== 'coming') return
    const place = shape.names.indexOf(part)
    if (place >= 0 && values[place] === value) return
    happening.beforeChange()
    happening.setPart(this, part, value)
  }

  /** Replaces the event by something else. Of several replacements the latest is used. */
  instead(deed: () => unknown): void {
    if (this.#state.fate !== 'coming') return
    if (typeof deed !== 'function') throw new WrongValue(`what happens instead must be a function, and is ${nameOfSort(deed)}`)
    const { happening } = this.#state
    happening.beforeChange()
    this.#state.replacement = happening.laterActOf(deed)
  }
}

/** Kernel only: the mutable part of an event. */
export function stateOfEvent(event: GameEvent): EventState {
  return reach(event)
}

/** A class of events with the same parts, with a getter for each. */
export interface Shape {
  readonly names: readonly string[]
  readonly Kind: typeof GameEvent
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
  /**
   * Whether responses to it after it happened get a window of their own, or are offered together with those to the event within which it
   * happened.
   */
  readonly after: 'own' | 'joins'
  /** Parts that are known only when it resolves: set with `setPart`. */
  readonly later?: readonly string[]
  /** Records its subject before it resolves, for `asItWas`. */
  readonly snapshot?: (subject: Card) => unknown
  /**
   * Returns the part of a stock that an event of this kind consumes when it pays a cost. The function may read the table, but must not ask a
   * player. Absent: such an event consumes nothing that another cost of the same use could need.
   */
  readonly takes?: TakenBy
  /**
   * Returns the events that this event causes: a "cannot" that forbids one of them forbids this event as a payment. The function may read the
   * table, but must not ask a player.
   */
  readonly entails?: (event: EventInit) => readonly EventInit[]
}
