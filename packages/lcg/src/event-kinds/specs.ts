import type { Card, EventSpec } from '@questwright/kernel'
import type { EventKind, EventOf } from '../events.ts'
import type { SystemEvents } from '../system-names.ts'

/** What each kind of event does when it resolves, and in whose windows abilities answer to it: its own, or those of its cause. */
export type EventSpecs = {
  readonly [K in Exclude<EventKind, keyof SystemEvents>]: {
    readonly resolve: (event: EventOf<K>) => void
    readonly after: EventSpec['after']
    readonly later?: EventSpec['later']
    readonly snapshot?: (subject: Card) => unknown
  }
}
