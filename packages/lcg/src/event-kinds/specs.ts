import type { Card, EventInit, EventSpec, Taken } from '@questwright/kernel'
import type { EventKind, EventOf } from '../events.ts'
import type { SystemEvents } from '../system-names.ts'

/** The effect of each kind of event when it resolves, and the windows in which abilities answer to it: its own, or those of its cause. */
export type EventSpecs = {
  readonly [K in Exclude<EventKind, keyof SystemEvents>]: {
    readonly resolve: (event: EventOf<K>) => void
    readonly after: EventSpec['after']
    readonly later?: EventSpec['later']
    readonly snapshot?: (subject: Card) => unknown
    /** The resources, cards or places that it uses up as a cost: no other cost of the same use may be paid with them. */
    readonly takes?: (event: EventOf<K>) => Taken | undefined
    /** The events that this event causes: a "cannot" of one of them forbids this event as a price. */
    readonly entails?: (event: EventOf<K>) => readonly EventInit[]
  }
}
