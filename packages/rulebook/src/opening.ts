/** How the board that a setup deals is told in short: beside the editor of a scenario, and wherever a table is too large. */
export interface OpeningText {
  /**
   * Zones of the table, a row for each. `told` replaces `name` while the status of the table has the number in its braces: "Front row, {heat} heat".
   * `empty`: the text for an empty zone; a row without it is left out then.
   */
  readonly rows: readonly { readonly zone: string; readonly name: string; readonly told?: string; readonly empty?: string }[]
  /** Piles of the table, of which only the number of cards is told: "{count} stages". `if-any`: left out where there is none. */
  readonly piles: readonly { readonly zone: string; readonly reads: string; readonly when?: 'if-any' }[]
  readonly seat: {
    /** Numbers of a seat, by their name in its status or among its tokens; the number replaces `{number}`. */
    readonly numbers: readonly { readonly number: string; readonly reads: string; readonly tone: string }[]
    readonly piles: readonly { readonly zone: string; readonly reads: string }[]
    /** Zones whose cards are listed; the card's title replaces `{card}`. */
    readonly cards: readonly { readonly zone: string; readonly reads: string; readonly tone?: string }[]
  }
  /** The colour of cards by their type. */
  readonly tones: { readonly [type: string]: string }
}

/** Of a game that says nothing of it. */
export const plainOpening: OpeningText = { rows: [], piles: [], seat: { numbers: [], piles: [], cards: [] }, tones: {} }
