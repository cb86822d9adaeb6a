/**
 * What people may do by hand, outside the rules, as the table offers it: each entry is a move that the ruleset knows by its word. Cards whose type,
 * place and marks do not match are not offered it.
 */
export interface HandMoves {
  /** Zones in which cards bear others, and zones in which they bear tokens and are turned. */
  readonly hosts: readonly string[]
  readonly inPlay: readonly string[]
  /** Types that are neither put elsewhere nor attached. */
  readonly fixed: readonly string[]
  /** Where a card may be put, in the order of the menu, and by which it is chosen first. */
  readonly places: readonly PutPlace[]
  readonly firstPlace: string
  /** Tokens by type; the first line that names the type holds, or that names none. */
  readonly tokens: readonly { readonly types?: readonly string[]; readonly tokens: readonly string[] }[]
  readonly cards: readonly CardMove[]
  /** Of a seat: its tokens, and what can be done with it. */
  readonly seat: { readonly tokens: readonly string[]; readonly moves: readonly HandMove[] }
  /** Of things without an owner: their name, and the moves for them. */
  readonly table: { readonly name: string; readonly moves: readonly HandMove[] }
}

interface HandMove {
  readonly move: string
  /** As a button: "Draw a card". */
  readonly reads: string
}

interface PutPlace {
  readonly place: string
  /** Behind "put": "to hand". */
  readonly reads: string
  /** Types that have no such place. */
  readonly never?: readonly string[]
}

/** Where several conditions stand, all of them hold. */
export interface CardMove extends HandMove {
  readonly types?: readonly string[]
  readonly never?: readonly string[]
  /** It lies in one of these zones. */
  readonly zones?: readonly string[]
  /** It has this mark, or has it not. */
  readonly marked?: string
  readonly unmarked?: string
  /** One for each seat, `{seat}` in what it reads, but for one in whose zone of this name it lies. */
  readonly eachSeatBut?: string
}
