/** How the players of a game pass, and the commands and settings for it. */

/** A command that passes for longer than one window: it is offered in windows of these phases. */
interface PassCommand {
  /** "Pass this clash". */
  readonly name: string
  readonly during: readonly string[]
  /** When it stops passing: at the end of this phase, or when the named phase begins; at the latest at the end of the turn. */
  readonly until: 'phase-ends' | { readonly phase: string }
}

export interface PassingWords {
  /**
   * What a player gives up by passing a window. `round` (default): everything that it offers, until the next round begins. `window`: only
   * this chance, as in games between opponents, who act in between.
   */
  readonly givesUp?: 'round' | 'window'
  readonly commands?: { readonly [command: string]: PassCommand }
  /** The names of the player whose turn it is, and of the others: stops can then be set for each of them. */
  readonly roles?: { readonly active: string; readonly other: string }
  /** By phase: whose windows it has, where not all players have some. Stops are offered for these players only. */
  readonly windowsOf?: { readonly [phase: string]: 'active' | 'other' | 'nobody' }
}
