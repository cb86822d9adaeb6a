/** The settings that say where windows stop for a player. */

/** The position of a game, as far as stopping depends on it. */
export interface Now {
  readonly round: number
  readonly phase: string
  readonly step: string
  /** The number of events so far that a player may want to see, counted by `happenings`. */
  readonly happened: number
  /** `nothing new` where the player has declined every option of the open window before, and passing loses nothing new; default `something`. */
  readonly offers?: 'nothing new' | 'something'
}

/** The options that a player declined by passing windows by hand; reset when a round begins. */
export interface GivenAway {
  readonly round: number
  /** `waysIn` of the windows that were passed. */
  readonly ways: ReadonlySet<string>
  /** What passing lost, as far as it was known then. */
  readonly losses: ReadonlySet<string>
}

/** A one-time request to pass that ends by itself, with the position where it began. */
export interface Until {
  readonly until: 'next-step' | 'next-phase' | 'next-round' | 'something-happens'
  readonly from: Now
  /** Kinds of story entries that are no events in this game. */
  readonly clockwork?: readonly string[]
}

export interface StopSettings {
  /**
   * Steps whose windows stop for the player: all, none, those with something new for the player, or the listed ones. `6.4` does not include `6.4.1`.
   */
  readonly stops: 'everywhere' | 'nowhere' | 'where-new' | readonly string[]
  /** Abilities that always ask, whatever the other settings are. */
  readonly alwaysAsk: readonly string[]
  /** Abilities that never ask: a window that offers only these is passed. */
  readonly neverAsk: readonly string[]
  /** Abilities that are used without asking, where they are the only choice. */
  readonly alwaysUse?: readonly string[]
  /** The active request to pass. */
  readonly passing?: Until | undefined
}

/** The default: stops where something is new for the player. */
export const stopWhereNew: StopSettings = { stops: 'where-new', alwaysAsk: [], neverAsk: [], alwaysUse: [] }

/** Stops everywhere. */
export const stopEverywhere: StopSettings = { stops: 'everywhere', alwaysAsk: [], neverAsk: [], alwaysUse: [] }
