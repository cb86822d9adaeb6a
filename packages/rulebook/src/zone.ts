/**
 * Where cards lie: what the place is, who sees what lies there, and where and how the board draws it. A zone of a pack's chapter is made when a table is
 * made; the zones of the game's own chapter are made by its ruleset, whatever is said here. A zone of which nothing but `about` is said is drawn like one that no
 * chapter names: one of the table as a row, one of a seat as a count, one on a card as what is tucked behind it. Texts are ICU messages. Zones of one
 * place are drawn in the order in which chapters name them.
 */
export interface Zone {
  /** What it is, in a sentence: "Cards that wait to be hired." */
  readonly about: string
  /** What stands above it: "Harbour". Its name in plain letters where it is not said. */
  readonly title?: string
  /** What stands above it while several cards lie there, where that is called differently: "Harbours". */
  readonly titleOfSeveral?: string
  /** Whose it is: of all (`table`) when not said, of each seat, or of each card on which others lie. */
  readonly place?: 'table' | 'seat' | 'card'
  /** Who sees the faces of cards there: everybody when not said, its own player, or nobody. A zone on a card shows what it holds to everybody. */
  readonly visibility?: 'everyone' | 'seat' | 'nobody'
  /** Whether cards there are in play: `out` when not said; `as-host`: as the card on which they lie. */
  readonly play?: 'in' | 'out' | 'as-host'
  /**
   * `row`: cards side by side, which may be answered where they lie. `hand`: the same, and who may not see them sees backs; a folded seat leaves it out.
   * `pile`: the deck as a back, or with `top` its last card. `count`: a small button with sign and number that lays the cards out. `number`: sign and
   * number alone. `presented`: large, over the left end of the question, with its text; it takes no room of the table. `tucked`: behind the card on which it lies, so that titles show. `peeking`: the same, looking out at the side.
   */
  readonly look?: 'row' | 'hand' | 'pile' | 'count' | 'number' | 'presented' | 'tucked' | 'peeking'
  /** Of rows, how much room: for one card, for one that lies wide, or what the others leave (`rest`, when not said). Of a seat's row, `tall`: cards peek out below. */
  readonly size?: 'one' | 'wide' | 'rest' | 'tall'
  /** Of rows and what a player holds: whether cards there are drawn in their whole size, as when not said, or a tenth smaller. */
  readonly cards?: 'whole' | 'smaller'
  /**
   * Of a seat's row: the rows in which its cards lie, one below the other. In each lie cards of its types, by their names or by words as which they count; in one
   * without types what lies in no other, and where there is none, the last takes it. All lie in one row when not said.
   */
  readonly rows?: readonly ZoneRow[]
  /** `filled`: it is drawn only while cards lie there. */
  readonly shown?: 'always' | 'filled'
  /** It is drawn only while a card of one of these types lies there: others alone are nothing to look up. */
  readonly shownFor?: readonly string[]
  /** `danger`: what lies there threatens the players. `accent`: what lies there is what happens now. */
  readonly tone?: 'plain' | 'danger' | 'accent'
  /** Of what lies on a card: the field of a card's texts by which the strip of an open one tells it; its title when not said. */
  readonly tells?: string
  /** Of piles: whether the last card lies open on top. */
  readonly top?: 'open' | 'hidden'
  /** `ordered`: the last card is the top, and is said to be. */
  readonly order?: 'ordered' | 'none'
  /**
   * Its sign where it is a count or a number, and where its pile is drawn as one; of a seat's row with the tone `danger`, beside the name of the seat where a
   * phone shows only how many lie there. An icon that the board has.
   */
  readonly icon?: string
  /** What an empty one says; `{seat}` is its player. */
  readonly empty?: string
  /** Of a seat's row: the phases in which an empty one says so to the eye; in others it takes no room. In all of them when not said. */
  readonly emptyIn?: readonly string[]
  /** The same before the first round, where it is something else. */
  readonly emptyAtFirst?: string
  /**
   * Of a deck of a system: the zone to which its cards go when they are discarded, and which is shuffled into the deck once that is empty. Both are zones of the
   * table. The deck itself: what is discarded is shuffled into it at once.
   */
  readonly discards?: string
  /** One of the chapter's `backs`: what cards without an owner wear there while they lie face down. */
  readonly back?: string
}

/** One of several rows in which the cards of a zone lie. */
export interface ZoneRow {
  readonly types?: readonly string[]
  readonly cards?: 'whole' | 'smaller'
}
