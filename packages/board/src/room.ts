/** How much room cards take on the table, in widths of a card: styles make lengths of these numbers, so that cards grow with the table. */
import type { Rulebook, Zone, ZoneRow } from '@questwright/rulebook'
import type { CSSProperties } from 'react'
import { showsBack } from './card-hidden.ts'
import type { Catalogue } from './catalogue.ts'
import type { CardView, SeatName, View } from './door-types.ts'
import { faceOf } from './faces.ts'
import type { Attached } from './phone/screen.ts'
import { typeOf } from './printed.ts'
import { cardsIn, type SeatStatus, zonesOn } from './view.ts'
import { isShown, liesOnHost, seatZones } from './zone-look.ts'

/** How a card is tall on the table, and in a hand, where as good as all of it is seen. */
const tall = 1.12
const tallInHand = 1.32
const smaller = 0.9
/** A card that lies wide. The styles of cards say the same. */
const wide = 1.4
/** Between cards of a row; beside a card the strips of what is attached to it, and the backs that peek out behind it. */
const gap = 0.08
const strip = 0.88
const peek = 0.26
const peekOfNext = 0.06
/** So many strips lie one below the other before the next column begins. */
export const stripsInColumn = 4

/** Properties of a style that are no CSS of their own. */
export type Sizes = CSSProperties & { readonly [variable: `--${string}`]: string | number }

/** What lies on a card and how: strips with their titles, and backs that peek out behind it. */
export interface Lying {
  readonly strips: readonly CardView[]
  readonly backs: readonly CardView[]
}

/** What lies on a card. What peeks out and is open has a title to read: it is a strip as well. */
export function lyingOn(view: View, { rulebook }: Pick<Catalogue, 'rulebook'>, card: CardView): Lying {
  const all = zonesOn(view, card).flatMap((zone) =>
    cardsIn(view, zone.id).map((one) => ({ one, as: liesOnHost(rulebook, zone) === 'peeking' && showsBack(one) ? 'back' : 'strip' })),
  )
  const those = (as: string) => all.filter((each) => each.as === as).map(({ one }) => one)
  return { strips: those('strip'), backs: those('back') }
}

/** Whether a card lies on its side. */
export function liesWide(catalogue: Pick<Catalogue, 'rulebook' | 'card'>, card: CardView): boolean {
  if (showsBack(card)) return false
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  return faceOf(catalogue.rulebook, typeOf(printed, card.side)).lies === 'wide'
}

/** How wide a card is with the backs that peek out behind it, and with the strips beside these as well. */
export function widthsOf(
  view: View,
  catalogue: Pick<Catalogue, 'rulebook' | 'card'>,
  card: CardView,
): { readonly alone: number; readonly whole: number } {
  const { strips, backs } = lyingOn(view, catalogue, card)
  const alone = (liesWide(catalogue, card) ? wide : 1) + (backs.length === 0 ? 0 : peek + peekOfNext * (backs.length - 1))
  return { alone, whole: alone + Math.ceil(strips.length / stripsInColumn) * strip }
}

/** How wide a row of cards is with the gaps between them. */
export function unitsOf(
  view: View,
  catalogue: Pick<Catalogue, 'rulebook' | 'card'>,
  cards: readonly CardView[],
  attached: Attached = 'strips',
): number {
  const width = attached === 'strips' ? 'whole' : 'alone'
  return cards.reduce((sum, card) => sum + widthsOf(view, catalogue, card)[width], 0) + gap * Math.max(0, cards.length - 1)
}

/** One of the rows in which the cards of a zone lie. */
export interface CardsInRow {
  readonly cards: readonly CardView[]
  readonly size: 'whole' | 'smaller'
}

function liesIn({ types = [] }: ZoneRow, type: string | undefined, { types: known }: Rulebook): boolean {
  const counts = type !== undefined && Object.hasOwn(known, type) ? (known[type]?.is ?? []) : []
  return types.some((one) => one === type || counts.includes(one))
}

/** The rows of a zone that hold cards. Each card lies in the first row of its type, else in the one that takes what is left. */
export function rowsOf(view: View, catalogue: Pick<Catalogue, 'rulebook' | 'card'>, id: string, zone: Zone): readonly CardsInRow[] {
  const rows: readonly ZoneRow[] = zone.rows ?? [{}]
  const rest = rows.findIndex(({ types }) => types === undefined)
  const laid = rows.map((row) => ({ cards: [] as CardView[], size: row.cards ?? zone.cards ?? 'whole' }))
  for (const card of cardsIn(view, id)) {
    const type = typeOf(card.code === undefined ? undefined : catalogue.card(card.code), card.side)
    const own = rows.findIndex((row) => liesIn(row, type, catalogue.rulebook))
    laid[own >= 0 ? own : rest >= 0 ? rest : rows.length - 1]?.cards.push(card)
  }
  return laid.filter(({ cards }) => cards.length > 0)
}

/**
 * What the cards of the table have to share its height: how tall all rows are together, how many there are, and by how much of the table's width a card may be
 * wide, also where the table is narrow.
 */
export function roomOnFelt(
  view: View,
  catalogue: Catalogue,
  seats: readonly SeatStatus[],
  foldOf: (seat: SeatName) => 'open' | 'folded',
): Sizes {
  const { rulebook } = catalogue
  const rowsOfSeats = seats
    .filter(({ seat }) => foldOf(seat) === 'open')
    .map(({ seat }) =>
      seatZones(rulebook, seat, ['row'])
        .filter((one) => isShown(view, catalogue, one))
        .flatMap(({ id, zone }) => rowsOf(view, catalogue, id, zone)),
    )
  const heightOf = (rows: readonly CardsInRow[]) => rows.reduce((sum, { size }) => sum + tall * (size === 'smaller' ? smaller : 1), 0)
  const tallest = rowsOfSeats.toSorted((one, other) => heightOf(other) - heightOf(one))[0] ?? []
  // what all share stands above the seats, and a hand below
  return {
    '--heights': Number((tall * smaller + heightOf(tallest) + tallInHand).toFixed(3)),
    '--lanes': tallest.length,
    '--share': seats.length === 1 ? 0.092 : 0.0855,
    '--share-narrow': rowsOfSeats.length === 1 ? 0.125 : 0.0855,
  }
}
