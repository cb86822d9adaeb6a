/** Computes where numbers are placed in a small chart. */

interface Scale {
  /** The distance of a value from the bottom of the chart, in hundredths of its height. */
  readonly y: (value: number) => number
  /** The numbers that label the axis, the lowest first. */
  readonly ticks: readonly number[]
}

/** A scale from a round number that no value is below, up to the highest value or that of a full dial. A full dial, else the upper end, has a label. */
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

/** How many rounds apart the labelled rounds are, so that their numbers do not overlap. */
export function stepOf(rounds: number): number {
  return Math.ceil(rounds / 10)
}

/** The least distance between labels at the ends of lines, in hundredths of the height. */
const distance = 13

/**
 * Moves labels apart that would overlap: each stays as near to its own height as the others allow.
 * @returns the new heights, in the same order
 */
export function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height)
  let least = Number.NEGATIVE_INFINITY
  const raised = order.map(({ height, at }) => {
    least = Math.max(height, least + distance)
    return { place: least, at }
  })
  // a label that was pushed above the top edge moves back down, and pushes down the labels below it
  let most = 100
  for (const one of raised.toReversed()) {
    one.place = Math.min(one.place, most)
    most = one.place - distance
  }
  return heights.map((_, at) => raised.find((one) => one.at === at)?.place ?? 0)
}
