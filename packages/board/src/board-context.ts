import { createContext, useContext } from 'react'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import type { CardView, Json, SeatName, View } from './door-types.ts'
import { emptyView } from './view.ts'

/** What a question asks of one card. */
export interface AskedCard {
  /** The options drawn on this card. */
  readonly options: readonly string[]
  /** The keys that answer with it. */
  readonly signs: readonly string[]
  /** What choosing it does, where the option says so. */
  readonly labels: readonly string[]
  readonly state: 'open' | 'chosen'
  /** What was given to it while distributing. */
  readonly amount: number | undefined
  /** Whether a press toggles it. */
  readonly toggles: 'toggles' | 'answers'
}

/** What the parts of a table share. */
export interface Board {
  readonly catalogue: Catalogue
  readonly view: View
  readonly say: (code: string, parts?: { readonly [part: string]: Json }) => string
  readonly seatName: (seat: SeatName) => string
  readonly asked: ReadonlyMap<string, AskedCard>
  /** The card that Tab reaches; arrows move it. */
  readonly roving: string | undefined
  /** The card whose full face is kept open. */
  readonly pinned: string | undefined
  readonly focusCard: (key: string) => void
  /** A card is pointed at or has the focus; undefined when that ends. */
  readonly point: (card: CardView | undefined, element?: Element) => void
  readonly press: (card: CardView) => void
  readonly open: (card: CardView) => void
  /** Keeps a card's full face open, for touch. */
  readonly pin: (card: CardView, element: Element) => void
  readonly openPile: (zone: string) => void
}

const nothing = () => undefined
const words = createCatalogue({})

/** The board around a part; parts drawn alone get one without answers. */
export const BoardContext = createContext<Board>({
  catalogue: words,
  view: emptyView('p1'),
  say: (code, parts = {}) => words.sentence(code, parts),
  seatName: (seat) => words.sentence('board.seat', { number: Number(seat.slice(1)) || seat }),
  asked: new Map(),
  roving: undefined,
  pinned: undefined,
  focusCard: nothing,
  point: nothing,
  press: nothing,
  open: nothing,
  pin: nothing,
  openPile: nothing,
})

export function useBoard(): Board {
  return useContext(BoardContext)
}
