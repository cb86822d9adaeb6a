/** How scenes and situations lay out a board: the zone of each word of a scene's setup, and the words for things on cards. */

/** A place for cards, by its word in the setup of a scene. */
export interface ScenePlace {
  /** Above its cards: "Front row". */
  readonly name: string
  /** The zone in which its cards lie: one of the table, or of a seat. */
  readonly zone: string
  /** `pile`: the last card of the zone is its top, and scenes write it from the top. */
  readonly as: 'row' | 'pile'
  /** How scenes write its cards: a list when not said; `one-or-list`: a card alone where there is one; `one`: the first card, without a list. */
  readonly written?: 'one-or-list' | 'one'
  /** `one`: a card that is laid there sends the other away. */
  readonly room?: 'one'
  /** `with-blanks`: it may be a number of cards that do nothing. */
  readonly filled?: 'with-blanks'
  /** `nothing`: cards there bear no others. */
  readonly bears?: 'nothing'
  /** Where two places share a zone: the type of the cards that lie here, while the others lie in the place that does not say a type. */
  readonly only?: string
  /** A word of a seat that gives every card here so many tokens, by the word of these tokens. */
  readonly each?: string
  /** Types whose cards are usually put here. */
  readonly usual?: readonly string[]
  /** The text for an empty place. */
  readonly empty?: string
  /** Of a seat in whose position nothing lies here: what becomes of that, behind "Player 1". */
  readonly missing?: string
  /** A side that a scene cannot show, and the text where a card shows it. */
  readonly hides?: { readonly side: string; readonly said: string }
}

export interface SceneBoard {
  /** Places of the table, and those of each seat, in the order in which scenes are written. */
  readonly table: { readonly [word: string]: ScenePlace }
  readonly seat: { readonly [word: string]: ScenePlace }
  /** Places of a seat in the order in which pages show them. */
  readonly shown: readonly string[]
  /** The place of a seat for cards that usually lie nowhere else. */
  readonly otherwise: string
  /** Cards on a card: the zone of the host, the label of the menu for the host, and the words before the titles of such cards. */
  readonly on: { readonly [word: string]: { readonly zone: string; readonly label: string; readonly before?: string } }
  /** Tokens on a card, by their word: the token, what a field is called, and how one and several of them are told. */
  readonly tokens: {
    readonly [word: string]: { readonly token: string; readonly name: string; readonly one: string; readonly several: string }
  }
  /** Numbers of a seat, by their word: the token of the seat that has them, and what a field is called. */
  readonly seatNumbers: { readonly [word: string]: { readonly token: string; readonly name: string } }
  /** States of a card that scenes know, and what they are called. */
  readonly states: { readonly [state: string]: string }
  /** Fields of cards in a position that a board has by itself. */
  readonly ownFields: readonly string[]
  /** Zones whose cards a scene cannot lay, and what their cards are. */
  readonly lost: { readonly [zone: string]: string }
  /** Placeholder cards for any card of their kind, by their slug in the pack `scene`: their names. */
  readonly standIns: { readonly [slug: string]: string }
  /** The setup word for cards in zones that systems bring, of the table and of a seat; absent where scenes cannot lay such cards. */
  readonly zonesOfSystems?: string
  /** Where a scene begins that says nothing, and the step with which that is the same. */
  readonly begins: { readonly at: string; readonly step: string }
  /** Steps with which a board can begin, by phase; the first step of a phase is the phase itself. */
  readonly beginnings: readonly { readonly phase: string; readonly steps: readonly string[] }[]
}

/** Of a game whose scenes lay no board. */
export const plainSceneBoard: SceneBoard = {
  table: {},
  seat: {},
  shown: [],
  otherwise: '',
  on: {},
  tokens: {},
  seatNumbers: {},
  states: {},
  ownFields: [],
  lost: {},
  standIns: {},
  begins: { at: '', step: '' },
  beginnings: [],
}
