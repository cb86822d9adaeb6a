/** Cards in zones of these names, of the table or of any seat. */
interface InZones {
  readonly zones: readonly string[]
}

/** A number that describes the state of a game, and its place in a view. */
export interface TableFigure {
  /** The name of the figure: "Cards in hand". If each player has one, the player replaces `{seat}`. */
  readonly name: string
  /**
   * `status`: the number of that name in the status of the table, or in that of each seat. `cards`: how many cards are in the zones; `having`:
   * how many of them have the stat of that name. `tokens`, `stats`: the sum of one token, or of one stat, over the cards in the zones.
   */
  readonly reads:
    | { readonly status: string; readonly of: 'table' | 'each-seat' }
    | (InZones & { readonly cards: 'all' })
    | (InZones & { readonly having: string })
    | (InZones & { readonly tokens: string })
    | (InZones & { readonly stats: string })
}
