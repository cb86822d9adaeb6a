/**
 * A situation as plain data: the setup of a scene, as `@questwright/testkit` accepts it. The rulebook says which of its parts are zones of cards.
 */
import type { SceneBoard, ScenePlace } from '@questwright/rulebook'

/** The word for a seat in scenes of the game. */
export type SeatWord = string

export type CardWords = string | CardDetails

/** A card with its state and attachments. */
export interface CardDetails {
  readonly card: string
  readonly as?: string
  readonly tokens?: { readonly [token: string]: number }
  readonly is?: readonly string[]
  readonly [word: string]: unknown
}

/** The part of a player: cards by zone, and numbers. */
export interface SeatWords {
  readonly [word: string]: unknown
}

export interface SituationWords {
  readonly rules?: readonly string[]
  readonly at?: string
  /** A game from its beginning, in place of a board. */
  readonly game?: unknown
  /** Among them the seats, by their words. */
  readonly [word: string]: unknown
}

/** The part of a seat in a situation; empty for a seat that the situation does not name. */
export const seatIn = (words: SituationWords, seat: SeatWord): SeatWords => (words[seat] ?? {}) as SeatWords

/**
 * The cards of a place as a scene writes them; undefined for an empty place.
 * @param cards from the top of a pile
 */
export function writtenIn(
  { written }: Pick<ScenePlace, 'written'>,
  cards: readonly CardWords[],
): CardWords | readonly CardWords[] | undefined {
  if (cards.length === 0) return undefined
  return written === 'one' || (written === 'one-or-list' && cards.length === 1) ? cards[0] : cards
}

/** A place by its name in a draft: `word` on the table, `seat.word` for a player. */
export function placeOf(zone: string, board: SceneBoard): ScenePlace | undefined {
  const [word = '', part] = zone.split('.')
  return part === undefined ? board.table[word] : board.seat[part]
}
