/** Where things are on the screen, computed from rectangles alone: tests need no screen. */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

function centre(rect: Rect): { readonly x: number; readonly y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

/**
 * The index of the nearest place in a direction, or -1. What lies straight ahead comes before what lies aside.
 * @param from where the walk starts
 * @param places the others; `from` itself may be among them
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

export interface PanelPlacement {
  /** The field in which the panel may lie; it starts at 0, 0. */
  readonly area: { readonly width: number; readonly height: number }
  readonly panel: { readonly width: number; readonly height: number }
  /** Cards that are asked about: covered only if there is no other way. */
  readonly asked: readonly Rect[]
  /** Other cards: better left free. */
  readonly cards: readonly Rect[]
  /** What the question is about: the panel wants to be near. */
  readonly near?: Rect | undefined
}

/** The place for a question's panel: off the asked cards, off other cards if it can, near its cause. */
export function placePanel({ area, panel, asked, cards, near }: PanelPlacement): { readonly x: number; readonly y: number } {
  const margin = 6
  const aim = near ? centre(near) : { x: area.width / 2, y: area.height / 2 }
  const rightmost = Math.max(margin, area.width - panel.width - margin)
  const lowest = Math.max(margin, area.height - panel.height - margin)
  let best = { x: margin, y: margin }
  let bestCost = Number.POSITIVE_INFINITY
  const across = [...stepsTo(margin, rightmost), ...(near ? [near.x + near.width + 8, near.x - panel.width - 8] : [])]
  const down = [...stepsTo(margin, lowest), ...(near ? [near.y, near.y + near.height - panel.height] : [])]
  for (const y of down) {
    if (y < margin || y > lowest) continue
    for (const x of across) {
      if (x < margin || x > rightmost) continue
      const place = { x, y, width: panel.width, height: panel.height }
      const middle = centre(place)
      let cost = 10 * Math.hypot(middle.x - aim.x, middle.y - aim.y)
      for (const rect of asked) cost += 100 * overlap(place, rect)
      for (const rect of cards) cost += 2 * overlap(place, rect)
      if (cost < bestCost) {
        best = { x, y }
        bestCost = cost
      }
    }
  }
  return best
}

function stepsTo(first: number, last: number): readonly number[] {
  const steps: number[] = []
  for (let step = first; step < last; step += 12) steps.push(step)
  steps.push(last)
  return steps
}
