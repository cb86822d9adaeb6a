/**
 * A place for cards: its meaning, its visibility, and where and how the board draws it. A zone of a pack's chapter is created with the table; the
 * zones of the game's own chapter are created by its ruleset, even if the chapter does not list them. A zone with `about` only is drawn like one that no chapter
 * names: one of the table as a row, one of a seat as a count, one on a card as cards tucked behind it. Texts are ICU messages. Zones of one place are
 * drawn in the order in which chapters name them.
 */
export interface Zone {
  /** What it is, in a sentence: "Cards that wait to be hired." */
  readonly about: string
  /** The title above it: "Harbour". Its name in plain letters where it is not said. */
  readonly title?: string
  /** The title above it while several cards lie there, if it differs: "Harbours". */
  readonly titleOfSeveral?: string
  /** Whose it is: of all (`table`) when not said, of each seat, or of each card on which others lie. */
  readonly place?: 'table' | 'seat' | 'card'
  /** Players who see the faces of its cards: `everyone` when not said, its own player (`seat`), or `nobody`. A zone on a card is open to all. */
  readonly visibility?: 'everyone' | 'seat' | 'nobody'
  /** Whether cards there are in play: `out` when not said; `as-host`: as the card on which they lie. */
  readonly play?: 'in' | 'out' | 'as-host'
  /**
   * `row`: cards side by side, which can be answers where they lie. `hand`: the same, with backs where faces are hidden; not in a folded seat.
   * `pile`: the deck as a back, or with `top` its last card. `count`: a small button with sign and number that lays the cards out. `number`: sign and
   * number alone. `presented`: large, over the left end of the question, with its text; it takes no room of the table. `tucked`: behind the card on which it lies, so that titles show. `peeking`: the same, looking out at the side.
   */
  readonly look?: 'row' | 'hand' | 'pile' | 'count' | 'number' | 'presented' | 'tucked' | 'peeking'
  /** Of rows, the room: one card, a wide card, or the remaining room (`rest`, when not said). Of a seat's row, `tall`: cards peek out below. */
  readonly size?: 'one' | 'wide' | 'rest' | 'tall'
  /** Of rows and what a player holds: whether cards there are drawn in their whole size, as when not said, or a tenth smaller. */
  readonly cards?: 'whole' | 'smaller'
  /**
   * Of a seat's row: the rows in which its cards lie, one below the other. Each row has the cards of its types, by their names or by words as which
   * they count; a row without types has the cards of no other row, and if there is none, the last row has them. All lie in one row when not said.
   */
  readonly rows?: readonly ZoneRow[]
  /** `filled`: it is drawn only while cards lie there. */
  readonly shown?: 'always' | 'filled'
  /** It is drawn only while a card of one of these types lies there: others alone are nothing to look up. */
  readonly shownFor?: readonly string[]
  /** `danger`: cards there threaten the players. `accent`: cards there are the current event. */
  readonly tone?: 'plain' | 'danger' | 'accent'
  /** Of a zone on a card: the field of a card's texts that describes an open card in the strip; its title when not said. */
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
   * Of a deck of a system: the zone to which its cards go when they are discarded, and which is shuffled into the deck once that is empty. Both are
   * zones of the table. The deck itself: discarded cards are shuffled into it at once.
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
