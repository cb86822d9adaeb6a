/**
 * How terminals write a table, from top to bottom. In these texts a name in braces is replaced by the value of that name in the status: for
 * a seat, in its own status first, then in that of the table; `{seat}` is its player.
 */
export interface TableText {
  /** After round and phase: the text of each seat, and texts of the table that appear while a number of its status is above 0. */
  readonly head: { readonly seat?: string; readonly table: readonly { readonly reads: string; readonly above0: string }[] }
  /** The blocks before the seats, and those after them. */
  readonly first: readonly TextBlock[]
  readonly last: readonly TextBlock[]
  /** For each seat: the text after its name, the zone whose cards are listed below it, and the blocks after these. */
  readonly seat: { readonly about?: string; readonly zone?: string; readonly blocks: readonly TextBlock[] }
  /** The numbers that are shown for each card. */
  readonly card: readonly CardNumber[]
}

/**
 * A zone of the table or of the seat. `each`: a line for each card. `list`: its cards below a heading, with a text if it is empty; `some`:
 * the same, left out if it is empty. `titles`: titles in one line, each with the stat `price`, or only the number of cards if they are
 * hidden. `counts`: names in braces are zones, of which only the number of cards is shown.
 */
type TextBlock =
  | { readonly as: 'each' | 'list' | 'some'; readonly zone: string; readonly reads: string }
  | { readonly as: 'titles'; readonly zone: string; readonly reads: string; readonly price?: string }
  | { readonly as: 'counts'; readonly reads: string }

/** A stat and its text: `{now}`. With a token, which is then not listed again: `{tokens}`, and the rest that they leave, `{left}`. */
interface CardNumber {
  readonly stat: string
  readonly token?: string
  readonly reads: string
}
