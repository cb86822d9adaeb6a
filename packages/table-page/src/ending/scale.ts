/** How the numbers of a small drawing lie on it. Pure. */

interface Scale {
  /** How far a value stands from the ground, in hundredths. */
  readonly y: (value: number) => number
  /** The numbers that are written beside it, the lowest first. */
  readonly ticks: readonly number[]
}

/** A scale from a round number below all values up to the highest value, or to the full dial; the top is written in any case. */
export function scaleOf(values: readonly number[], full: number | undefined): Scale {
  const highest = Math.max(1, full ?? 0, ...values)
  const lowest = Math.min(highest, ...values)
  const step = highest > 20 ? 10 : highest > 10 ? 5 : 1
  const ground = Math.min(highest - 1, Math.max(0, Math.floor((lowest - 1) / step) * step))
  const top = full ?? highest
  const middle = Math.round((ground + top) / 2 / step) * step
  const ticks = [...new Set([ground, middle, top])].filter((tick) => tick >= ground && tick <= top)
  return { y: (value) => (100 * (value - ground)) / (highest - ground), ticks }
}

/** The interval of rounds that get a number, so that the numbers do not overlap. */
export function stepOf(rounds: number): number {
  return Math.ceil(rounds / 10)
}

/** The least distance between labels at the ends of lines, in hundredths. */
const distance = 13

/** Places for labels at these heights, each as near to its own height as the others allow; in the same order. */
export function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height)
  let least = Number.NEGATIVE_INFINITY
  const raised = order.map(({ height, at }) => {
    least = Math.max(height, least + distance)
    return { place: least, at }
  })
  // a label that was pushed over the top moves back, and pushes down the labels below it
  let most = 100
  for (const one of raised.toReversed()) {
    one.place = Math.min(one.place, most)
    most = one.place - distance
  }
  return heights.map((_, at) => raised.find((one) => one.at === at)?.place ?? 0)
}
