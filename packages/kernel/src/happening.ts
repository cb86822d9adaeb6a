import type { EventInit, Occurrence } from './event.ts'

/**
 * How events happen at a table. The implementation is injected, because the modules form a cycle: an event opens lanes, abilities are used in
 * lanes, and abilities cause events. Modules that cause events call the table; only the module that opens the table imports both sides.
 */
export interface Happening {
  /** Makes several events happen at the same moment. */
  readonly together: (inits: readonly EventInit[]) => Occurrence
  /** Whether a "cannot" of a card forbids this event. */
  readonly isPrevented: (init: EventInit) => boolean
}
