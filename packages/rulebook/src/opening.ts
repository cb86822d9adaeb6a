/** A short description of the board that a setup creates: next to the editor of a scenario, and where a whole table would be too large. */
export interface OpeningText {
  /**
   * Zones of the table, a row for each. `told` replaces `name` if the status of the table has the number in its braces: "Front row, {heat}
   * heat". `empty`: the text for an empty zone; without it, the row of an empty zone is left out.
   */
  readonly rows: readonly { readonly zone: string; readonly name: string; readonly told?: string; readonly empty?: string }[]
  /** Piles of the table, of which only the number of cards is shown: "{count} stages". `if-any`: left out if there is none. */
  readonly piles: readonly { readonly zone: string; readonly reads: string; readonly when?: 'if-any' }[]
  readonly seat: {
    /** Numbers of a seat, by their name in its status or among its tokens; the number replaces `{number}`. */
    readonly numbers: readonly { readonly number: string; readonly reads: string; readonly tone: string }[]
    readonly piles: readonly { readonly zone: string; readonly reads: string }[]
    /** Zones whose cards are listed; the card's title replaces `{card}`. */
    readonly cards: readonly { readonly zone: string; readonly reads: string; readonly tone?: string }[]
  }
  /** The colour of cards, by type. */
  readonly tones: { readonly [type: string]: string }
}

/** The default of a game that does not define it. */
export const plainOpening: OpeningText = { rows: [], piles: [], seat: { numbers: [], piles: [], cards: [] }, tones: {} }
