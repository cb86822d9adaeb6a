import { createContext, useContext } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { CardView, Json, SeatName, View } from './door-types.ts'
import type { Attached, Screen } from './phone/screen.ts'
import type { ReachedCard } from './table/reached-cards.ts'

/** A sign with a number. */
export interface OptionSignDrawn {
  readonly icon: string
  readonly tone: string
  readonly number: number
}

/** What a question asks of one card. */
export interface AskedCard {
  /** The options drawn on this card. */
  readonly options: readonly string[]
  /** The keys that answer with it. */
  readonly signs: readonly string[]
  /** What choosing it does, where the option says so. */
  readonly labels: readonly string[]
  /** What it brings, beside its key. */
  readonly brings: OptionSignDrawn | undefined
  readonly state: 'open' | 'chosen'
  /** What was given to it while distributing. */
  readonly amount: number | undefined
  /** What a press does: it means the card's options, or the card joins a pair. */
  readonly press: 'options' | 'pair'
  /** The numbers of the pairs in which it is, in the order in which they were made. */
  readonly pairs: readonly number[]
  /** Whether a press toggles it. */
  readonly toggles: 'toggles' | 'answers'
}

/** What the parts of a table share. Its functions stay the same while a table stands. */
export interface Board {
  readonly catalogue: Catalogue
  readonly view: View
  readonly screen: Screen
  readonly attached: Attached
  readonly say: (code: string, parts?: { readonly [part: string]: Json }) => string
  readonly seatName: (seat: SeatName) => string
  readonly asked: ReadonlyMap<string, AskedCard>
  /** The cards that a number of a seat has come up to, by their keys. */
  readonly reached: ReadonlyMap<string, ReachedCard>
  /** The card that Tab reaches; arrows move it. */
  readonly roving: string | undefined
  /** The key of the card that was pointed at or walked to last. */
  readonly looked: string | undefined
  /** The card whose full face is kept open. */
  readonly pinned: string | undefined
  readonly focusCard: (key: string) => void
  /** A card is pointed at or has the focus; undefined when that ends. */
  readonly point: (card: CardView | undefined, element?: Element) => void
  /** A card is pressed; with a finger what it answers is chosen first, and a button answers. */
  readonly press: (card: CardView, by?: 'finger') => void
  readonly open: (card: CardView) => void
  /** Keeps a card's full face open, for touch. */
  readonly pin: (card: CardView, element: Element) => void
  /** What can be done with a card, as a list beside it: the second mouse button, and a long press. */
  readonly menu: (card: CardView, element: Element) => void
  readonly openPile: (zone: string) => void
}

export const BoardContext = createContext<Board | undefined>(undefined)

/** The board around a part of the table. */
export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('No table is around this part of the board.')
  return board
}
