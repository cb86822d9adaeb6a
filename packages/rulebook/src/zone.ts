/**
 * A place for cards: its meaning, its visibility, and where and how the board draws it. A zone in a pack's chapter is created with the
 * table; the zones in the game's own chapter are created by its ruleset, even if the chapter does not list them. A zone that has only
 * `about` is drawn like a zone that no chapter names: on the table as a row, at a seat as a count, on a card as cards tucked behind it.
 * Texts are ICU messages. The zones of one place are drawn in the order in which chapters name them.
 */
export interface Zone {
  /** What it is, in a sentence: "Cards that wait to be hired." */
  readonly about: string
  /** The title above it: "Harbour". By default, its name in plain letters. */
  readonly title?: string
  /** The title above it if it has several cards and the title differs then: "Harbours". */
  readonly titleOfSeveral?: string
  /** The owner of the zone: the table (default), each seat, or each card that has cards on it. */
  readonly place?: 'table' | 'seat' | 'card'
  /**
   * Players who see the faces of its cards: `everyone` (default), its own player (`seat`), or `nobody`. A zone on a card is open to all.
   */
  readonly visibility?: 'everyone' | 'seat' | 'nobody'
  /** Whether its cards are in play: `out` by default; `as-host`: like the card on which they lie. */
  readonly play?: 'in' | 'out' | 'as-host'
  /**
   * `row`: cards side by side, which can be chosen there as answers. `hand`: the same, with backs for hidden faces; not in a folded seat.
   * `pile`: the deck as a back, or with `top` its last card. `count`: a small button with icon and number that spreads the cards. `number`:
   * icon and number only. `presented`: large, over the left end of the question, with its text; it takes no room on the table. `tucked`:
   * behind the card on which they lie, with the titles visible. `peeking`: the same, visible at the side. `track`: of a zone of the table,
   * places in a line, each with its card and with the players who are there.
   */
  readonly look?: 'row' | 'hand' | 'pile' | 'count' | 'number' | 'presented' | 'tucked' | 'peeking' | 'track'
  /** Of a track. */
  readonly track?: Track
  /**
   * Of a seat's row, in a game whose table has a middle (`faceOff`): `by-role`: its cards that take part in this turn stand in the middle
   * and face those of the other player.
   */
  readonly stands?: 'by-role'
  /**
   * Of rows: their width: one card, one wide card, or the remaining room (`rest`, the default). Of a seat's row, `tall`: its cards extend
   * below it.
   */
  readonly size?: 'one' | 'wide' | 'rest' | 'tall'
  /** Of rows, and of a player's hand: whether cards there are drawn in full size (default), or a tenth smaller. */
  readonly cards?: 'whole' | 'smaller'
  /**
   * Of a seat's row: the rows in which its cards lie, one below the other; a single row by default. Each row has the cards of its types,
   * named by type or by a kind that types count as; a row without types has the cards of no other row. If there is no such row, the last
   * one has these cards.
   */
  readonly rows?: readonly ZoneRow[]
  /** `filled`: it is drawn only while it has cards. */
  readonly shown?: 'always' | 'filled'
  /** The zone is drawn only while it contains a card of one of these types: other cards alone are not worth looking up. */
  readonly shownFor?: readonly string[]
  /** `danger`: cards there threaten the players. `accent`: cards there are the current event. */
  readonly tone?: 'plain' | 'danger' | 'accent'
  /** Of a zone on a card: the field of the card's texts that a strip shows, for a face-up card that is drawn as a strip; its title by default. */
  readonly tells?: string
  /** Of piles: whether the last card lies face up on top. */
  readonly top?: 'open' | 'hidden'
  /** `ordered`: the last card is the top, and the board shows this. */
  readonly order?: 'ordered' | 'none'
  /**
   * The icon of the zone, used for its count or number, and for a pile that is drawn as an icon; of a seat's row with the tone `danger`, the icon
   * next to the name of the seat on a phone, which shows only the number of cards. An icon that the board has.
   */
  readonly icon?: string
  /** The text of an empty zone; `{seat}` is its player. */
  readonly empty?: string
  /**
   * Of a seat's row: the phases in which its text is visible while it is empty; in other phases it takes no room. All phases by default.
   */
  readonly emptyIn?: readonly string[]
  /** The text of an empty zone before the first round, if it differs. */
  readonly emptyAtFirst?: string
  /**
   * Of a deck of a system: the zone to which its cards are discarded, and which is shuffled into the deck when the deck is empty. Both are
   * zones of the table. If it names the deck itself, discarded cards are shuffled into it at once.
   */
  readonly discards?: string
  /** One of the chapter's `backs`: the back of face-down cards without an owner there. */
  readonly back?: string
}

/** The places of a track, counted from 1. */
export interface Track {
  readonly places: number
  /** The fact of a card that is the number of its place. */
  readonly fact: string
  /** The number in the status of each seat that is the place where the player is. */
  readonly at: string
  /**
   * Cards of the track that a player holds. The part `status` of the status lists them; of each entry, `card` and `seat` name the parts with
   * the key of the card and with the player. `reads`: "{seat} holds this place".
   */
  readonly held?: { readonly status: string; readonly card: string; readonly seat: string; readonly reads: string }
}

/** One of several rows of the cards of a zone. */
export interface ZoneRow {
  readonly types?: readonly string[]
  readonly cards?: 'whole' | 'smaller'
}
