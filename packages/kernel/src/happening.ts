import type { EventInit, GameEvent, Occurrence } from './event.ts'

/**
 * How events happen at a table. The implementation is injected, because the modules form a cycle: an event opens lanes, abilities are used in
 * lanes, and abilities cause events. Modules that cause events call the table; only the module that opens the table imports both sides.
 */
export interface Happening {
  /** Makes several events happen at the same moment. */
  readonly together: (inits: readonly EventInit[]) => Occurrence
  /** Whether a "cannot" of a card forbids this event. */
  readonly isPrevented: (init: EventInit) => boolean
  /** Called before an event is changed. @throws the latch of the run, or what a probe or a restriction throws at a change */
  readonly beforeChange: () => void
  /** Sets a part of an event. @throws ScriptFault for a part that events of this kind do not have */
  readonly setPart: (event: GameEvent, part: string, value: unknown) => void
  /** Wraps a function that runs later, so that it counts as an act of the ability or step that is running now. */
  readonly laterActOf: (deed: () => unknown) => () => unknown
}
