/** A situation as plain data: the words of a scene's setup, as `@questwright/testkit` takes them. Types only. */

export type SeatWord = 'you' | 'friend' | 'third' | 'fourth'

export const SEAT_WORDS: readonly SeatWord[] = ['you', 'friend', 'third', 'fourth']

export type CardWords = string | CardDetails

export interface CardDetails {
  readonly card: string
  readonly as?: string
  readonly damage?: number
  readonly progress?: number
  readonly resources?: number
  readonly tokens?: { readonly [token: string]: number }
  readonly is?: readonly string[]
  readonly attachments?: readonly CardWords[]
  readonly facedown?: unknown
  readonly shadow?: readonly CardWords[]
  readonly keywords?: readonly string[]
  readonly controller?: string
}

export interface SeatWords {
  readonly heroes?: readonly CardWords[]
  readonly allies?: readonly CardWords[]
  readonly hand?: readonly CardWords[]
  readonly deck?: readonly CardWords[] | number
  readonly discard?: readonly CardWords[]
  readonly engaged?: readonly CardWords[]
  readonly onDeck?: readonly CardWords[]
  readonly threat?: number
  readonly resources?: number
}

export interface SituationWords {
  readonly you?: SeatWords
  readonly friend?: SeatWords
  readonly third?: SeatWords
  readonly fourth?: SeatWords
  readonly staging?: readonly CardWords[]
  readonly activeLocation?: CardWords | readonly CardWords[]
  readonly quest?: CardWords
  readonly questDeck?: readonly CardWords[]
  readonly encounterDeck?: readonly CardWords[] | number
  readonly encounterDiscard?: readonly CardWords[]
  readonly victoryDisplay?: readonly CardWords[]
  readonly setAside?: readonly CardWords[]
  readonly firstPlayer?: string
  readonly round?: number
  readonly rules?: readonly string[]
  readonly at?: string
  /** A game from its beginning instead of a board. */
  readonly game?: unknown
}

/** How scenes write the active location: the card, or a list where an effect made a second one active. */
export function oneOrList(cards: readonly CardWords[] | undefined): CardWords | readonly CardWords[] | undefined {
  return cards?.length === 1 ? cards[0] : cards
}
