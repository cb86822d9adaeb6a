/** Computes where an enlarged card floats, from rectangles alone. */
import type { Rect } from './geometry.ts'

/** The card to float beside and the field to stay within, in window coordinates. */
export interface Beside {
  readonly card: Rect
  readonly field: Rect
  /** The greatest width, where it may be wider than usual. */
  readonly greatest?: number
}

export interface Placed {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** The usual greatest width in pixels, and the ratio of height to width. */
const usual = 248
export const tall = 348 / 248
/** Below this width in pixels a card cannot be read: then the enlarged card covers the card that it enlarges. */
const least = 150
const edge = 8
const gap = 10

const within = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high))

/**
 * Places the enlarged card right of the small one, else left of it, else below or above it, wherever it is largest. It covers the small
 * card only where it would otherwise be too small to be read.
 */
export function placeBeside({ card, field, greatest = usual }: Beside): Placed {
  const right = field.x + field.width
  const bottom = field.y + field.height
  const widest = Math.min(greatest, field.width - 2 * edge, (field.height - 2 * edge) / tall)
  const middle = card.x + card.width / 2
  const centre = card.y + card.height / 2
  /** The greatest width of a card that fits into an area of this width and height. */
  const fitting = (wide: number, high: number): number => Math.min(widest, wide, high / tall)
  const high = field.height - 2 * edge
  const wide = field.width - 2 * edge
  const sides = [
    {
      at: (width: number) => [card.x + card.width + gap, centre - (width * tall) / 2],
      width: fitting(right - edge - gap - card.x - card.width, high),
    },
    { at: (width: number) => [card.x - width - gap, centre - (width * tall) / 2], width: fitting(card.x - gap - field.x - edge, high) },
    {
      at: (width: number) => [middle - width / 2, card.y + card.height + gap],
      width: fitting(wide, bottom - edge - gap - card.y - card.height),
    },
    { at: (width: number) => [middle - width / 2, card.y - width * tall - gap], width: fitting(wide, card.y - gap - field.y - edge) },
  ]
  const best = sides.reduce((one, other) => (other.width > one.width ? other : one))
  const width = Math.max(1, best.width < least ? widest : best.width)
  const [left = 0, top = 0] = best.at(width)
  return {
    left: within(field.x + edge, left, right - width - edge),
    top: within(field.y + edge, top, bottom - width * tall - edge),
    width,
  }
}
