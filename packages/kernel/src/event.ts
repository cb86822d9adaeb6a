import { type Card, isCard } from './card.ts'
import type { Because } from './door.ts'
import { partIn } from './events-in.ts'
import { callScript, scriptName } from './fault.ts'
import { nameOfSort, WrongValue } from './limits.ts'
import { isPrevented } from './perform.ts'
import type { Instance } from './registry.ts'
import { table } from './table.ts'

const NOBODY: readonly Instance[] = Object.freeze([])

/** What became of an event. */
export type Fate = 'coming' | 'happened' | 'cancelled' | 'replaced' | 'prevented'

/** Kinds of events and their parts. Rulesets and packs extend it by declaration. */
export interface EventKinds {
  /** An ability's effect: what cards cancel. */
  effect: {
    readonly subject: Card
    readonly ability: string
    readonly word: string
    readonly you: Card
    readonly cause: GameEvent | undefined
  }
}

/** What is handed to `perform`. */
export interface EventInit {
  readonly kind: string
  /** The card to which it happens. */
  readonly subject?: Card | undefined
  readonly [part: string]: unknown
}

/** Something that happens. It lives inside one stretch of play and is not state. */
export class GameEvent {
  readonly kind: string
  readonly subject: Card | undefined
  readonly because: Because
  /** The card whose ability does it, or null: a step of the round. */
  readonly by: Card | null
  /** The event in which it happens. */
  readonly within: GameEvent | undefined
  fate: Fate = 'coming'
  /** What a card was just before it left: filled in where the kind says so. */
  asItWas: unknown
  /** @internal the latest `instead` */
  replacement: (() => unknown) | undefined
  /** @internal abilities of a subject that has left: they still answer to this */
  leaving: readonly Instance[]
  /** @internal the table's clock when it had happened */
  happenedAt: number
  /** @internal what resolves it, where the kind's own answer is not meant */
  resolver: ((event: GameEvent) => void) | undefined
  readonly [part: string]: unknown

  constructor(init: EventInit, because: Because, by: Card | null, within: GameEvent | undefined) {
    const { subject } = init
    if (subject !== undefined && !isCard(subject))
      throw new WrongValue(`${init.kind}: what it happens to must be a card, and is ${nameOfSort(subject)}`)
    this.kind = init.kind
    this.subject = subject
    this.because = because
    this.by = by
    this.within = within
    this.asItWas = undefined
    this.replacement = undefined
    this.resolver = undefined
    this.leaving = NOBODY
    this.happenedAt = 0
    const parts = this as { [part: string]: unknown }
    for (const key of Object.keys(init)) if (key !== 'kind' && key !== 'subject') parts[key] = partIn(init[key], key)
  }

  /** The event does not happen, and nothing may refer to it any more. Costs and uses stay. Where a card says that it cannot be cancelled, nothing happens. */
  cancel(): void {
    if (this.fate !== 'coming' || isPrevented({ kind: 'cancelled', subject: this.subject, what: this })) return
    changing()
    this.fate = 'cancelled'
  }

  /** Changes a part of what is under way, such as an amount, while it has not happened yet. */
  change(part: string, value: unknown): void {
    if (this.fate !== 'coming') return
    changing()
    ;(this as { [part: string]: unknown })[part] = partIn(value, part)
  }

  /** Something else happens in its place. Of several replacements the latest is used. */
  instead(deed: () => unknown): void {
    if (this.fate !== 'coming') return
    if (typeof deed !== 'function') throw new WrongValue(`what happens instead must be a function, and is ${nameOfSort(deed)}`)
    changing()
    // it is still the doing of the ability that replaces, though it happens later
    const { doing } = table()
    const name = scriptName() ?? doing?.ability
    this.replacement = () => {
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
  /** What to keep of its subject before it resolves: for "as it was". */
  readonly keep?: (subject: Card) => unknown
}
