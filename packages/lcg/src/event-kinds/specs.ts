import type { Card, EventInit, EventSpec, Taken } from '@questwright/kernel'
import type { EventKind, EventOf } from '../events.ts'
import type { SystemEvents } from '../system-names.ts'

/** The resolver of each kind of event, and the windows in which abilities respond to it: its own, or those of the event that caused it. */
export type EventSpecs = {
  readonly [K in Exclude<EventKind, keyof SystemEvents>]: {
    readonly resolve: (event: EventOf<K>) => void
    readonly after: EventSpec['after']
    readonly later?: EventSpec['later']
    readonly snapshot?: (subject: Card) => unknown
    /** The resources, cards or places that it uses up as a cost: no other cost of the same use can be paid with them. */
    readonly takes?: (event: EventOf<K>) => Taken | undefined
    /** The events that this event causes: a "cannot" of one of them forbids this event as a price. */
    readonly entails?: (event: EventOf<K>) => readonly EventInit[]
  }
}
