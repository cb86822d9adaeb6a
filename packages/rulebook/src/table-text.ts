/**
 * How terminals write a table, from top to bottom. In these texts a name in braces is replaced by the value of that name in the status: of the table,
 * or where a seat is told, of the seat first; `{seat}` is its player.
 */
export interface TableText {
  /** Behind round and phase: the text of each seat, and texts of the table while a number of its status is above 0. */
  readonly head: { readonly seat?: string; readonly table: readonly { readonly reads: string; readonly above0: string }[] }
  /** Before the seats, and after them. */
  readonly first: readonly TextBlock[]
  readonly last: readonly TextBlock[]
  /** Of each seat: the text behind its name, the zone whose cards are listed below it, and the blocks after them. */
  readonly seat: { readonly about?: string; readonly zone?: string; readonly blocks: readonly TextBlock[] }
  /** The numbers that are told of each card. */
  readonly card: readonly CardNumber[]
}

/**
 * One zone of the table or of the seat that is told. `each`: a line for each card. `list`: its cards below a heading, which says where there are none;
 * `some`: the same, left out where there are none. `titles`: titles in one line, each with the stat `price`, or how many cards there are where they are
 * hidden. `counts`: names in braces are zones, of which only the number of cards is told.
 */
type TextBlock =
  | { readonly as: 'each' | 'list' | 'some'; readonly zone: string; readonly reads: string }
  | { readonly as: 'titles'; readonly zone: string; readonly reads: string; readonly price?: string }
  | { readonly as: 'counts'; readonly reads: string }

/** A stat, and how it reads: `{now}`. With a token, which is then told nowhere else: `{tokens}` and what they leave, `{left}`. */
interface CardNumber {
  readonly stat: string
  readonly token?: string
  readonly reads: string
}
