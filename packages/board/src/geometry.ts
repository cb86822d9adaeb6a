/** Computes from rectangles alone which place is next, so that its tests need no browser. */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

function centre(rect: Rect): { readonly x: number; readonly y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

/**
 * The index of the nearest place in a direction, or -1. A place straight ahead wins over a place off to the side.
 * @param from the place where the movement starts
 * @param places the candidates; `from` itself may be among them
 */
export function nearestIn(direction: Direction, from: Rect, places: readonly Rect[]): number {
  const start = centre(from)
  let best = -1
  let bestCost = Number.POSITIVE_INFINITY
  for (const [index, place] of places.entries()) {
    const end = centre(place)
    const across = direction === 'left' || direction === 'right'
    const ahead =
      direction === 'left'
        ? start.x - end.x
        : direction === 'right'
          ? end.x - start.x
          : direction === 'up'
            ? start.y - end.y
            : end.y - start.y
    const aside = Math.abs(across ? end.y - start.y : end.x - start.x)
    if (ahead < 4 || (across && aside > ahead * 2 && aside > 60)) continue
    const cost = ahead + aside * (across ? 3 : 1.5)
    if (cost < bestCost) {
      best = index
      bestCost = cost
    }
  }
  return best
}
