/** Computes the tracks of the grid in the middle: every card of a column has a track, and a side with fewer cards shares the tracks of the other. */
import type { CardView } from '../door-types.ts'
import type { Column, Columns } from './columns.ts'
import type { Side } from './standing.ts'

/** A range of tracks, in the numbers of CSS grid lines. */
interface Range {
  readonly from: number
  readonly to: number
}

export interface LaidColumn extends Column, Range {}

export interface Laid {
  /** The range of each card, by its key. */
  readonly cards: ReadonlyMap<string, Range & { readonly side: Side }>
  readonly columns: readonly LaidColumn[]
  /** The range of the cards that face none, beside columns; undefined without columns or without such cards. */
  readonly apart: Range | undefined
  readonly tracks: number
  /** The width of all tracks in widths of a card. */
  readonly units: number
}

/** The least width of a column in widths of a card, so that its result can be read. */
const leastOfColumn = 1.3

/** The width of a block: each track is as wide as the wider of its cards; a side that shares tracks has the sum of its cards. */
function widthOfBlock({ above, below }: Column['cards'], isOneToOne: boolean, widthOf: (card: CardView) => number): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const [one, other] = [above.map(widthOf), below.map(widthOf)]
  if (!isOneToOne) return Math.max(sum(one), sum(other))
  return sum(Array.from({ length: Math.max(one.length, other.length) }, (_, at) => Math.max(one[at] ?? 0, other[at] ?? 0)))
}

/** The greatest width of the middle, in widths of a card, in which attachments are shown beside their cards: more would make cards smaller. */
const mostWithStrips = 9.2

/**
 * Whether attachments of cards in the middle are shown beside them, or counted because there would be no room. It does not depend on
 * columns, so that an assignment does not change it.
 */
export function attachedInMiddle(cards: Column['cards'], widthOf: (card: CardView) => number): 'strips' | 'counted' {
  return widthOfBlock(cards, true, widthOf) > mostWithStrips ? 'counted' : 'strips'
}

/** @param widthOf the width of a card with its attachments, in widths of a card */
export function laidOut({ columns, apart }: Columns, widthOf: (card: CardView) => number): Laid {
  const cards = new Map<string, Range & { readonly side: Side }>()
  const sides: readonly Side[] = ['above', 'below']
  let line = 1
  let units = 0
  /** Gives each card of a block its tracks. @returns the range of the block */
  const block = (of: Column['cards'], least: number, share: 'share' | 'own'): Range => {
    const tracks = Math.max(of.above.length, of.below.length)
    const from = line
    line += tracks
    for (const side of sides)
      for (const [index, { key }] of of[side].entries()) {
        const count = share === 'share' ? of[side].length : tracks
        cards.set(key, {
          side,
          from: from + Math.floor((index * tracks) / count),
          to: from + Math.floor(((index + 1) * tracks) / count),
        })
      }
    units += Math.max(least, widthOfBlock(of, share === 'own' || of.above.length === of.below.length, widthOf))
    return { from, to: line }
  }
  const laid = columns.map((column): LaidColumn => ({ ...column, ...block(column.cards, leastOfColumn, 'share') }))
  const rest = apart.above.length + apart.below.length > 0 ? block(apart, 0, 'own') : undefined
  return { cards, columns: laid, apart: columns.length > 0 ? rest : undefined, tracks: line - 1, units }
}
