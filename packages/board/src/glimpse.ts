/** Computes the place of each card in a small picture of the table. */

import { showsBack } from './card-hidden.ts'
import type { Catalogue } from './catalogue.ts'
import type { CardView, View } from './door-types.ts'
import { faceOf } from './faces.ts'
import { frameColor } from './frames.ts'
import { frameValueOf, typeOf } from './printed.ts'
import { liesWide, lyingOn, rowsOf } from './room.ts'
import { statusOf } from './view.ts'
import { isShown, type PlacedZone, seatZones, tableZones } from './zone-look.ts'

/** The part of the catalogue that a small picture needs: no words and no question. */
export type GlimpseCatalogue = Pick<Catalogue, 'rulebook' | 'card'>

/** A card in the picture: its box before it is turned, and how it is drawn. */
export interface GlimpsedCard {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A CSS colour; undefined for a card that shows its back. */
  readonly colour: string | undefined
  readonly stands: 'upright' | 'leans'
  /** How many cards are attached to it. */
  readonly carries: number
}

export interface Glimpse {
  readonly width: number
  readonly height: number
  /** The y coordinate at which the shared area ends and the seats begin. */
  readonly seam: number
  readonly cards: readonly GlimpsedCard[]
}

const size = { width: 280, height: 168 }
const seam = 56
const edge = 8
/** Measures as multiples of a card's width: the height of a card, the gap beside it, and the width of a card in landscape. */
const tall = 1.12
const gap = 0.16
const wide = 1.4
const largest = 22

interface Row {
  readonly cards: readonly CardView[]
}

const widthOf = (catalogue: GlimpseCatalogue, card: CardView): number => (liesWide(catalogue, card) ? wide : 1)

/** The rows of these zones, without zones that hold no cards. Shared zones together form one row. */
function rowsIn(view: View, catalogue: GlimpseCatalogue, zones: readonly PlacedZone[], as: 'one row' | 'rows'): readonly Row[] {
  const rows = zones
    .filter((one) => isShown(view, catalogue, one))
    .flatMap(({ id, zone }) => rowsOf(view, catalogue, id, zone).map(({ cards }) => ({ cards })))
  return as === 'rows' || rows.length === 0 ? rows : [{ cards: rows.flatMap(({ cards }) => cards) }]
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Places rows in an area, as large as all of them fit, each row centred. */
function laid(view: View, catalogue: GlimpseCatalogue, rows: readonly Row[], area: Area): readonly GlimpsedCard[] {
  const units = (cards: readonly CardView[]) =>
    cards.reduce((sum, card) => sum + widthOf(catalogue, card), 0) + gap * Math.max(0, cards.length - 1)
  const widest = Math.max(1, ...rows.map(({ cards }) => units(cards)))
  const u = Math.min(largest, area.width / widest, area.height / (rows.length * (tall + gap)))
  const step = area.height / Math.max(1, rows.length)
  return rows.flatMap(({ cards }, row) => {
    let x = area.x + (area.width - units(cards) * u) / 2
    const y = area.y + step * row + (step - u * tall) / 2
    return cards.map((card): GlimpsedCard => {
      const width = widthOf(catalogue, card) * u
      const placed = {
        key: card.key,
        x,
        y,
        width,
        height: u * tall,
        colour: colourOf(catalogue, card),
        stands: card.marks.includes('exhausted') ? ('leans' as const) : ('upright' as const),
        carries: lyingOn(view, catalogue, card).strips.length,
      }
      x += width + gap * u
      return placed
    })
  })
}

function colourOf({ rulebook, card: printedOf }: GlimpseCatalogue, card: CardView): string | undefined {
  if (showsBack(card) || card.code === undefined) return undefined
  const printed = printedOf(card.code)
  return frameColor(faceOf(rulebook, typeOf(printed, card.side)).frame, frameValueOf(rulebook, printed)?.tone)
}

/** The cards in rows on the table: shared cards above, the seats side by side below. Hands and piles are left out. */
export function glimpseOf(view: View, catalogue: GlimpseCatalogue): Glimpse {
  const { rulebook } = catalogue
  const { seats } = statusOf(view)
  const shared = laid(view, catalogue, rowsIn(view, catalogue, tableZones(rulebook, ['row']), 'one row'), {
    x: edge,
    y: edge,
    width: size.width - 2 * edge,
    height: seam - 2 * edge,
  })
  const each = (size.width - edge) / Math.max(1, seats.length)
  const own = seats.flatMap(({ seat }, at) =>
    laid(view, catalogue, rowsIn(view, catalogue, seatZones(rulebook, seat, ['row']), 'rows'), {
      x: edge + each * at,
      y: seam + edge / 2,
      width: each - edge,
      height: size.height - seam - edge,
    }),
  )
  return { ...size, seam, cards: [...shared, ...own] }
}
