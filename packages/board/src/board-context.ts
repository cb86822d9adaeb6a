import { createContext, useContext } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { CardView, Forecast, Json, SeatName, View } from './door-types.ts'
import type { Attached, Screen } from './phone/screen.ts'
import type { ReachedCard } from './table/reached-cards.ts'

/** An icon with a number, drawn on an option. */
export interface OptionSignDrawn {
  readonly icon: string
  readonly tone: string
  readonly number: number
  /** `signed`: a change of a number, with its sign. */
  readonly signed?: 'signed'
}

/** The part of a question that concerns one card. */
export interface AskedCard {
  /** The options drawn on this card. */
  readonly options: readonly string[]
  /** The keys of the keyboard that answer with this card. */
  readonly signs: readonly string[]
  /** The effect of choosing the card, in words, where the option has a label. */
  readonly labels: readonly string[]
  /** The icon for what choosing the card gives, shown beside its key. */
  readonly brings: OptionSignDrawn | undefined
  readonly state: 'open' | 'chosen'
  /** The amount distributed to this card so far. */
  readonly amount: number | undefined
  /** The effect of a press on the card: `options` chooses the card's options, `pair` adds the card to a pair. */
  readonly press: 'options' | 'pair'
  /** The positions of the chosen pairs that contain the card, counted in the order in which the pairs were made. */
  readonly pairs: readonly number[]
  /** `toggles`: a press selects the card for an answer of several cards. `answers`: a press answers at once. */
  readonly toggles: 'toggles' | 'answers'
}

/**
 * The data and callbacks that the components of a table share through a React context. The functions keep their identity for the lifetime
 * of the table.
 */
export interface Board {
  readonly catalogue: Catalogue
  readonly view: View
  readonly screen: Screen
  readonly attached: Attached
  readonly say: (code: string, parts?: { readonly [part: string]: Json }) => string
  readonly seatName: (seat: SeatName) => string
  readonly asked: ReadonlyMap<string, AskedCard>
  /** The forecast of the answer under the pointer, or of the current draft. */
  readonly foretold: Forecast | undefined
  /** The keys of cards of seat rows that are drawn in the middle or on a shelf. */
  readonly moved: ReadonlySet<string>
  /** Cards with a number that a seat's dial has reached, by their keys. */
  readonly reached: ReadonlyMap<string, ReachedCard>
  /** The card that Tab reaches; arrows move it. */
  readonly roving: string | undefined
  /** The key of the card that had the pointer or the focus last. */
  readonly looked: string | undefined
  /** The card whose enlarged face stays open until it is closed. */
  readonly pinned: string | undefined
  readonly focusCard: (key: string) => void
  /** Called when a card gets the pointer or the focus; undefined when that ends. */
  readonly point: (card: CardView | undefined, element?: Element) => void
  /** Called when a card is pressed. By finger, the first press only selects the answer, and a button sends it. */
  readonly press: (card: CardView, by?: 'finger') => void
  readonly open: (card: CardView) => void
  /** Keeps an enlarged face of the card open, for screens without a pointer that hovers. */
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
