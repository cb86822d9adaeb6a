/** The settings that decide at which windows (chances to act, offered by a question) the game stops to ask a player. */

/** The role of the asked player, in games where it turns: `active`: the turn is theirs. */
export type Role = 'active' | 'other'

/** The current point of a game, as far as stops depend on it. */
export interface Now {
  readonly round: number
  readonly phase: string
  readonly step: string
  /** What tells the phase from others of the same name, in games in which such phases can follow each other. */
  readonly stretch?: string
  readonly role?: Role
  /** The number of events so far that a player may want to see, counted by `happenings`. */
  readonly happened: number
  /**
   * `nothing new` where the player has already declined every option of the open window, and passing now loses nothing more than passing lost then;
   * default `something`.
   */
  readonly offers?: 'nothing new' | 'something'
}

/** The options that a player declined by passing windows by hand. They are forgotten when a new round begins. */
export interface GivenAway {
  readonly round: number
  /** The options of the windows that were passed, as `waysIn` returns them. */
  readonly ways: ReadonlySet<string>
  /** What passing loses, as far as it was known when the player passed. */
  readonly losses: ReadonlySet<string>
}

/** What a request to pass waits for; a phase: until it begins, or the next round. */
export type UntilWhat = 'next-step' | 'next-phase' | 'next-round' | 'something-happens' | { readonly phase: string }

/** A request to pass until something happens, together with the position where the player made it. */
export interface Until {
  readonly until: UntilWhat
  readonly from: Now
  /** Kinds of story entries that do not count as something happening in this game. */
  readonly clockwork?: readonly string[]
}

export interface StopSettings {
  /**
   * The steps at whose windows the player is asked: at all, at none, where an option is new for the player, or at the listed ones. `6.4` does not
   * include `6.4.1`. An entry of `stopFor` is for one role only.
   */
  readonly stops: 'everywhere' | 'nowhere' | 'where-new' | readonly string[]
  /** Abilities that always ask, whatever the other settings are. */
  readonly alwaysAsk: readonly string[]
  /** Abilities that never ask: a window that offers only these is passed automatically. */
  readonly neverAsk: readonly string[]
  /** Abilities that are used without asking, where the ability is the only choice. */
  readonly alwaysUse?: readonly string[]
  /** The request to pass that is in effect now. */
  readonly passing?: Until | undefined
}

/** The default: the player is asked where an option is new for them. */
export const stopWhereNew: StopSettings = { stops: 'where-new', alwaysAsk: [], neverAsk: [], alwaysUse: [] }

/** The player is asked at every window. */
export const stopEverywhere: StopSettings = { stops: 'everywhere', alwaysAsk: [], neverAsk: [], alwaysUse: [] }
