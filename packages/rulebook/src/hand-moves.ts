/**
 * The moves that users can make by hand, outside the rules, as the table offers them: each entry is a move that the ruleset knows by its
 * word. It is offered only for cards whose type, zone and marks match.
 */
export interface HandMoves {
  /** Zones in which cards can have attachments, and zones in which they can have tokens and be turned. */
  readonly hosts: readonly string[]
  readonly inPlay: readonly string[]
  /** Types that can neither be moved elsewhere nor attached. */
  readonly fixed: readonly string[]
  /** The zones to which a card can be moved, in the order of the menu, and the place that is selected first. */
  readonly places: readonly PutPlace[]
  readonly firstPlace: string
  /** Tokens by type; the first line that names the type, or names no types, is used. */
  readonly tokens: readonly { readonly types?: readonly string[]; readonly tokens: readonly string[] }[]
  readonly cards: readonly CardMove[]
  /** The tokens of a seat, and the moves for it. */
  readonly seat: { readonly tokens: readonly string[]; readonly moves: readonly HandMove[] }
  /** The moves for the table itself, which has no owner, and its name in the menu. */
  readonly table: { readonly name: string; readonly moves: readonly HandMove[] }
}

interface HandMove {
  readonly move: string
  /** The text of its button: "Draw a card". */
  readonly reads: string
}

interface PutPlace {
  readonly place: string
  /** The text after "put": "to hand". */
  readonly reads: string
  /** Types that cannot be moved there. */
  readonly never?: readonly string[]
}

/** If there are several conditions, all of them must hold. */
export interface CardMove extends HandMove {
  readonly types?: readonly string[]
  readonly never?: readonly string[]
  /** The card is in one of these zones. */
  readonly zones?: readonly string[]
  /** The card has this mark, or does not have that one. */
  readonly marked?: string
  readonly unmarked?: string
  /** One move for each seat, whose name replaces `{seat}`, except the seat that has the card in its zone of this name. */
  readonly eachSeatBut?: string
}
