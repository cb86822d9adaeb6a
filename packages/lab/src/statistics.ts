/** Statistical functions. Pure. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution: two such tails leave 95 %. */
const Z = 1.959963984540054

/**
 * The 95 % Wilson interval of a rate: also valid for few games and for rates near 0 and 1.
 * @throws RangeError for impossible counts
 */
export function wilson(wins: number, games: number): Interval {
  if (!Number.isInteger(wins) || !Number.isInteger(games) || wins < 0 || wins > games)
    throw new RangeError(`${wins} wins of ${games} games cannot be`)
  if (games === 0) return { low: 0, high: 1 }
  const rate = wins / games
  const zz = (Z * Z) / games
  const middle = rate + zz / 2
  const half = Z * Math.sqrt((rate * (1 - rate)) / games + zz / (4 * games))
  // at the ends the terms cancel out: avoid rounding errors
  return { low: wins === 0 ? 0 : (middle - half) / (1 + zz), high: wins === games ? 1 : (middle + half) / (1 + zz) }
}

export interface Tally {
  readonly wins: number
  readonly games: number
}

/** Whether the first wins more often than the second: their 95 % intervals do not overlap. */
export function winsMoreOften(a: Tally, b: Tally): boolean {
  return wilson(a.wins, a.games).low > wilson(b.wins, b.games).high
}

/** @returns 0 for no values */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The sample's standard deviation; 0 for fewer than two values. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1))
}

/** The percentile of the values (nearest rank). @throws RangeError for no values */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('a percentile of no values')
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] as number
}
