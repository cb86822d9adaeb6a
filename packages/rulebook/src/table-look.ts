/**
 * How the board draws the parts of a table besides cards and zones. Icons, tones and shapes are words that the board knows; texts are ICU
 * messages.
 */
import type { FaceOff } from './face-off.ts'

/**
 * A number of the status, by its name there; for a seat also a token of the seat. It is shown next to the title of a zone, or at the top of
 * each seat.
 */
export interface Dial {
  readonly of: 'table' | 'each-seat'
  /** Of the table: the zone whose title it is next to. */
  readonly zone?: string
  /** An icon with the number, or a circle that fills up until the number at which it is `full`. */
  readonly look: 'number' | 'ring'
  readonly icon: string
  readonly tone: string
  /** The text read aloud and shown on hover: `{now}` is the number, `{face}` its word from `faces`, `{full}` the number at which it is full. */
  readonly reads: string
  /** The only phase in which the dial is shown. */
  readonly phase?: string
  /** The least number at which the dial is shown. By default it is shown at any number. */
  readonly from?: number
  /** Words shown for the values 0, 1, 2 … instead of the number: "Calm", "Storm". A value without a word is shown as its number. */
  readonly faces?: readonly string[]
  /** The number in the table's status at which it is full, and the value to use if the status has none. */
  readonly full?: { readonly status: string; readonly otherwise: number }
  /** How far from full it warns: `soon` of a coming event, `now` of one that may happen at once. */
  readonly warns?: { readonly soon: number; readonly now: number }
  /**
   * Of each seat: the cards that its number has reached: those in a zone whose fact is at most that number. They are marked in these
   * phases.
   */
  readonly reaches?: { readonly zone: string; readonly fact: string; readonly phases: readonly string[] }
  /** The text on such a card: "waits for {seats}". */
  readonly reached?: string
  /**
   * Kinds of story lines that change the number, each with its part that has the number afterwards. While an answer is considered, the
   * number that its forecast ends with is shown beside the number now.
   */
  readonly follows?: { readonly [kind: string]: string }
}

/** How tokens on cards look, in the order in which they are drawn. */
export interface TokenFace {
  /** "2 cuts": `{count}` is how many. */
  readonly reads: string
  readonly shape: 'drop' | 'coin' | 'hexagon' | 'flame' | 'square'
  /**
   * The fact of the card towards whose number they count: the card has a bar of that length, which they fill up, or which is full and which
   * they drain. A token that fills a bar is shown next to the number, "2/4", and in no other form on the card. With `on`, only on cards
   * with one of these marks.
   */
  readonly counts?: { readonly fact: string; readonly way: 'fills' | 'drains'; readonly on?: readonly string[] }
}

/** How a mark is shown on a card: its icon before the word, and its colour. */
export interface MarkFace {
  readonly icon: string
  readonly tone: string
}

/** How a face-down card looks: a drawing that the board has, and its text for screen readers. */
export interface BackDrawing {
  readonly drawing: string
  readonly reads: string
}

/** The icons of story lines: the first entry is used one of whose parts occurs in the kind of the line. */
export interface StoryIcon {
  readonly has: readonly string[]
  readonly icon: string
}

/**
 * Who acts on whom now, drawn as lines between cards. `status` is the part of the status with this information; `from` and `to` are its
 * parts that name cards or seats; of `to`, the first part that names any is used. The first of a chapter's entries that gives a line is
 * drawn.
 */
export interface StatusLine {
  readonly status: string
  readonly from: string
  readonly to: readonly string[]
}

/** Texts and backs of the table as a whole. */
export interface TableLook {
  /** The name for all piles of the table: "Deck and dump". */
  readonly piles?: string
  /** The title at the end of a won game: "The race is won". */
  readonly won?: string
  readonly lost?: string
  /** Backs of face-down cards: of cards that a player owns, and of cards without an owner whose zone names no back. */
  readonly backs?: { readonly owned: string; readonly others: string }
  /** Cards that face each other in the middle; without it, all cards of a seat are in its own rows. */
  readonly faceOff?: FaceOff
}
