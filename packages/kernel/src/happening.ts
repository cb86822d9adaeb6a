import type { EventInit, Occurrence } from './event.ts'

/**
 * How events happen at a table. The table is given it from above, because it goes round: an event opens lanes, in lanes abilities are used, and what is used
 * makes events happen. Files that cause events ask the table, and only what is above them all knows both ends.
 */
export interface Happening {
  /** Makes several things happen at the same moment. */
  readonly together: (inits: readonly EventInit[]) => Occurrence
  /** Whether something that a card says refuses this event. */
  readonly isPrevented: (init: EventInit) => boolean
}
