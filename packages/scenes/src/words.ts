/**
 * A situation as plain data: the setup of a scene, as `@questwright/testkit` accepts it. The rulebook says which of its parts are zones of cards.
 */
import type { SceneBoard, ScenePlace } from '@questwright/rulebook'

export type SeatWord = 'you' | 'friend' | 'third' | 'fourth'

export const SEAT_WORDS: readonly SeatWord[] = ['you', 'friend', 'third', 'fourth']

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

export type SituationWords = { readonly [seat in SeatWord]?: SeatWords } & {
  readonly firstPlayer?: string
  readonly round?: number
  readonly rules?: readonly string[]
  readonly at?: string
  /** A game from its beginning, in place of a board. */
  readonly game?: unknown
  readonly [word: string]: unknown
}

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
