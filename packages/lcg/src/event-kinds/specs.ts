import type { Card, EventInit, EventSpec, Taken } from '@questwright/kernel'
import type { EventKind, EventOf } from '../events.ts'
import type { SystemEvents } from '../system-names.ts'

/** What each kind of event does when it resolves, and in whose windows abilities answer to it: its own, or those of its cause. */
export type EventSpecs = {
  readonly [K in Exclude<EventKind, keyof SystemEvents>]: {
    readonly resolve: (event: EventOf<K>) => void
    readonly after: EventSpec['after']
    readonly later?: EventSpec['later']
    readonly snapshot?: (subject: Card) => unknown
    /** What it takes where it pays a cost: no other price of the same use is paid with it. */
    readonly takes?: (event: EventOf<K>) => Taken | undefined
    /** The events that this event causes: a "cannot" of one of them forbids this event as a price. */
    readonly entails?: (event: EventOf<K>) => readonly EventInit[]
  }
}
