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

/** What a question asks about one card. */
export interface AskedCard {
  /** The options drawn on this card. */
  readonly options: readonly string[]
  /** The keys that answer with it. */
  readonly signs: readonly string[]
  /** What choosing the card does, where the option says so. */
  readonly labels: readonly string[]
  /** The sign of what choosing it gives, beside its key. */
  readonly brings: OptionSignDrawn | undefined
  readonly state: 'open' | 'chosen'
  /** The amount distributed to this card so far. */
  readonly amount: number | undefined
  /** What a press does: chooses the card's options, or adds the card to a pair. */
  readonly press: 'options' | 'pair'
  /** The numbers of the chosen pairs that contain the card, in the order in which they were made. */
  readonly pairs: readonly number[]
  /** Whether a press selects the card for a longer answer, or answers at once. */
  readonly toggles: 'toggles' | 'answers'
}

/** What the parts of a table share. Its functions stay the same for the lifetime of the table. */
export interface Board {
  readonly catalogue: Catalogue
  readonly view: View
  readonly screen: Screen
  readonly attached: Attached
  readonly say: (code: string, parts?: { readonly [part: string]: Json }) => string
  readonly seatName: (seat: SeatName) => string
  readonly asked: ReadonlyMap<string, AskedCard>
  /** Cards with a number that a seat's dial has reached, by their keys. */
  readonly reached: ReadonlyMap<string, ReachedCard>
  /** The card that Tab reaches; arrows move it. */
  readonly roving: string | undefined
  /** The key of the card that had the pointer or the focus last. */
  readonly looked: string | undefined
  /** The card whose full face is kept open. */
  readonly pinned: string | undefined
  readonly focusCard: (key: string) => void
  /** Called when a card gets the pointer or the focus; undefined when that ends. */
  readonly point: (card: CardView | undefined, element?: Element) => void
  /** Called when a card is pressed. With a finger, the first press selects its answer and a button sends it. */
  readonly press: (card: CardView, by?: 'finger') => void
  readonly open: (card: CardView) => void
  /** Keeps a card's full face open, for touch. */
  readonly pin: (card: CardView, element: Element) => void
  /** Opens the list of actions on a card, beside it: second mouse button, or long press. */
  readonly menu: (card: CardView, element: Element) => void
  readonly openPile: (zone: string) => void
}

export const BoardContext = createContext<Board | undefined>(undefined)

/** The board around this component. @throws Error outside of a table */
export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('No table is around this part of the board.')
  return board
}
