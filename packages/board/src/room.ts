/**
 * Computes the size of rows on the table in widths of a card. The style sheet turns these numbers into lengths, so that cards grow with the table.
 */
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

/** The height of a card on the table, then of a card in a hand, where nearly the whole card is visible. */
const tall = 1.12
const tallInHand = 1.32
const smaller = 0.9
/** The width of a card in landscape. The style sheet of cards has the same number. */
const wide = 1.4
/** The gap between the cards of a row; then the width of a strip of an attachment beside its card, and of a back that peeks out behind it. */
const gap = 0.08
const strip = 0.88
const peek = 0.26
const peekOfNext = 0.06
/** The number of strips in a column; further strips begin another column. */
export const stripsInColumn = 4

/** Style properties that set CSS variables. */
export type Sizes = CSSProperties & { readonly [variable: `--${string}`]: string | number }

/** The attachments of a card: strips with their titles, and backs that peek out behind it. */
export interface Lying {
  readonly strips: readonly CardView[]
  readonly backs: readonly CardView[]
}

/** The attachments of a card. One that peeks out and is face up is drawn as a strip as well, so that its title can be read. */
export function lyingOn(view: View, { rulebook }: Pick<Catalogue, 'rulebook'>, card: CardView): Lying {
  const all = zonesOn(view, card).flatMap((zone) =>
    cardsIn(view, zone.id).map((one) => ({ one, as: liesOnHost(rulebook, zone) === 'peeking' && showsBack(one) ? 'back' : 'strip' })),
  )
  const those = (as: string) => all.filter((each) => each.as === as).map(({ one }) => one)
  return { strips: those('strip'), backs: those('back') }
}

/** Whether a card is drawn in landscape. */
export function liesWide(catalogue: Pick<Catalogue, 'rulebook' | 'card'>, card: CardView): boolean {
  if (showsBack(card)) return false
  const printed = card.code === undefined ? undefined : catalogue.card(card.code)
  return faceOf(catalogue.rulebook, typeOf(printed, card.side)).lies === 'wide'
}

/** The width of a card with the backs that peek out behind it (`alone`), and with the strips of its attachments as well (`whole`). */
export function widthsOf(
  view: View,
  catalogue: Pick<Catalogue, 'rulebook' | 'card'>,
  card: CardView,
): { readonly alone: number; readonly whole: number } {
  const { strips, backs } = lyingOn(view, catalogue, card)
  const alone = (liesWide(catalogue, card) ? wide : 1) + (backs.length === 0 ? 0 : peek + peekOfNext * (backs.length - 1))
  return { alone, whole: alone + Math.ceil(strips.length / stripsInColumn) * strip }
}

/** Width of a row of cards with the gaps between them. */
export function unitsOf(
  view: View,
  catalogue: Pick<Catalogue, 'rulebook' | 'card'>,
  cards: readonly CardView[],
  attached: Attached = 'strips',
): number {
  const width = attached === 'strips' ? 'whole' : 'alone'
  return cards.reduce((sum, card) => sum + widthsOf(view, catalogue, card)[width], 0) + gap * Math.max(0, cards.length - 1)
}

/** One row of the cards of a zone. */
export interface CardsInRow {
  readonly cards: readonly CardView[]
  readonly size: 'whole' | 'smaller'
}

function liesIn({ types = [] }: ZoneRow, type: string | undefined, { types: known }: Rulebook): boolean {
  const counts = type !== undefined && Object.hasOwn(known, type) ? (known[type]?.is ?? []) : []
  return types.some((one) => one === type || counts.includes(one))
}

/** The rows of a zone that hold cards, except cards that are drawn elsewhere (`without`). Each card is in the first row that lists its type, else in the row that lists no types, else in the last one. */
export function rowsOf(
  view: View,
  catalogue: Pick<Catalogue, 'rulebook' | 'card'>,
  id: string,
  zone: Zone,
  without?: ReadonlySet<string>,
): readonly CardsInRow[] {
  const rows: readonly ZoneRow[] = zone.rows ?? [{}]
  const rest = rows.findIndex(({ types }) => types === undefined)
  const laid = rows.map((row) => ({ cards: [] as CardView[], size: row.cards ?? zone.cards ?? 'whole' }))
  for (const card of cardsIn(view, id)) {
    if (without?.has(card.key)) continue
    const type = typeOf(card.code === undefined ? undefined : catalogue.card(card.code), card.side)
    const own = rows.findIndex((row) => liesIn(row, type, catalogue.rulebook))
    laid[own >= 0 ? own : rest >= 0 ? rest : rows.length - 1]?.cards.push(card)
  }
  return laid.filter(({ cards }) => cards.length > 0)
}

/**
 * The sizes from which the style sheet computes how rows share the height of the table: the sum of the rows' heights, their number, and the
 * greatest width of a card as a fraction of the table's width, with a second fraction for narrow tables.
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
  // the shared row is above the seats, and a hand below them
  return {
    '--heights': Number((tall * smaller + heightOf(tallest) + tallInHand).toFixed(3)),
    '--lanes': tallest.length,
    '--share': seats.length === 1 ? 0.092 : 0.0855,
    '--share-narrow': rowsOfSeats.length === 1 ? 0.125 : 0.0855,
  }
}

/**
 * The same for a table whose cards face each other: the row of the seat above, the two sides of the middle, and the hand below. The sizes
 * do not depend on the cards, so that no card changes its size when cards come and go.
 */
export const roomOfFaceOff: Sizes = {
  '--heights': Number((tall * smaller + 2 * tall + 1.4).toFixed(3)),
  '--lanes': 0,
  '--share': 0.0855,
  '--share-narrow': 0.12,
}
