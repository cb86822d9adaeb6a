/** Where windows stop for a person. */

/** Where a game stands, as far as stopping depends on it. */
export interface Now {
  readonly round: number
  readonly phase: string
  readonly step: string
  /** How many things have happened that a person may want to see: `happenings` counts them. */
  readonly happened: number
  /** Whether the window that is open offers nothing that its player has not given away, and passing loses nothing new; `something` if not said. */
  readonly offers?: 'nothing new' | 'something'
}

/** What a player gave away by passing windows by hand: it is forgotten when a round begins. */
export interface GivenAway {
  readonly round: number
  /** `waysIn` of the windows that were passed. */
  readonly ways: ReadonlySet<string>
  /** What passing lost, as it was known then. */
  readonly losses: ReadonlySet<string>
}

/** Passing that was asked for once and ends by itself. It remembers where it began. */
export interface Until {
  readonly until: 'next-step' | 'next-phase' | 'next-round' | 'something-happens'
  readonly from: Now
  /** Kinds of story that are no happening in the game that is played. */
  readonly clockwork?: readonly string[]
}

export interface StopSettings {
  /**
   * Steps whose windows stop for a person: all, none, those where something is new for the player, or those named. `6.4` does not include `6.4.1`.
   */
  readonly stops: 'everywhere' | 'nowhere' | 'where-new' | readonly string[]
  /** Abilities that are asked whatever else is set. */
  readonly alwaysAsk: readonly string[]
  /** Abilities that are never asked: a window that offers nothing else is passed. */
  readonly neverAsk: readonly string[]
  /** Abilities that are used without asking, wherever nothing else could be meant. */
  readonly alwaysUse?: readonly string[]
  /** Passing that is under way. */
  readonly passing?: Until | undefined
}

/** The default: stops where something is new for the player who is asked. */
export const stopWhereNew: StopSettings = { stops: 'where-new', alwaysAsk: [], neverAsk: [], alwaysUse: [] }

/** Stops everywhere. */
export const stopEverywhere: StopSettings = { stops: 'everywhere', alwaysAsk: [], neverAsk: [], alwaysUse: [] }
