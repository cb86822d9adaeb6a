/** Parts of a table besides cards and zones, as the board draws them. Icons, tones and shapes are words of the board; texts are ICU messages. */

/**
 * A number of the status, by the name that it has there. Of a seat it may be a token of its card as well.
 * It stands beside the title of a zone, or at the head of each seat.
 */
export interface Dial {
  readonly of: 'table' | 'each-seat'
  /** Of the table: beside the title of which zone. */
  readonly zone?: string
  /** A sign with the number, or a ring that fills up to the number at which it is `full`. */
  readonly look: 'number' | 'ring'
  readonly icon: string
  readonly tone: string
  /** The text read aloud and shown on hover: `{now}` is the number, `{face}` its word from `faces`, `{full}` the number at which it is full. */
  readonly reads: string
  /** It is told in this phase alone. */
  readonly phase?: string
  /** Words shown for the values 0, 1, 2 … instead of the number: "Calm", "Storm". A value without a word is shown as its number. */
  readonly faces?: readonly string[]
  /** The number of the table's status at which it is full, and what holds where the status has none. */
  readonly full?: { readonly status: string; readonly otherwise: number }
  /** Distances from full at which it warns: `soon` of an event to come, `now` of one that may come at once. */
  readonly warns?: { readonly soon: number; readonly now: number }
  /** Of each seat: the cards that it has come up to, those of a zone whose fact is not above it. They are told in these phases. */
  readonly reaches?: { readonly zone: string; readonly fact: string; readonly phases: readonly string[] }
  /** The text on such a card: "waits for {seats}". */
  readonly reached?: string
}

/** Tokens as they lie on cards, in the order in which they are drawn. */
export interface TokenFace {
  /** "2 wounds": `{count}` is how many. */
  readonly reads: string
  readonly shape: 'drop' | 'coin' | 'hexagon' | 'flame' | 'square'
  /**
   * The number of a card against which they count, by its fact: the card has a bar as long as that number, which they fill, or which is full and they drain.
   * What fills a bar is read beside the number, "2/4", and lies on the card in no other form.
   */
  readonly counts?: { readonly fact: string; readonly way: 'fills' | 'drains' }
}

/** How the word of a mark stands on a card: its sign before it, and its colour. */
export interface MarkFace {
  readonly icon: string
  readonly tone: string
}

/** How a card looks face down: a drawing that the board has, and its text for reading aloud. */
export interface BackDrawing {
  readonly drawing: string
  readonly reads: string
}

/** Which icon entries of the story have: the first line holds one of whose parts occurs in the kind of the entry. */
export interface StoryIcon {
  readonly has: readonly string[]
  readonly icon: string
}

/**
 * Who acts upon whom now, drawn as lines between cards. `status` is the part of the status that says it, `from` and `to` what in it names cards or seats;
 * of `to` the first that names any. The first of a chapter's lines that leads anywhere is drawn.
 */
export interface StatusLine {
  readonly status: string
  readonly from: string
  readonly to: readonly string[]
}

/** What the table as a whole says. */
export interface TableLook {
  /** What the piles of the table are called together: "Deck and dump". */
  readonly piles?: string
  /** What the end of a game is called: "The race is won". */
  readonly won?: string
  readonly lost?: string
  /** Backs of face-down cards: of cards that a player owns, and of cards without an owner whose zone names no back. */
  readonly backs?: { readonly owned: string; readonly others: string }
}
