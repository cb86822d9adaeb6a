/** Formats numbers for charts and figures. */

const dash = '–'

/** A number with one decimal, or with two if it is small; a whole number has none. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return dash
  const digits = Math.abs(value) < 1 ? 2 : 1
  return String(Number(value.toFixed(digits)))
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(share < 0.01 ? 1 : 0))}\u00a0%`
}

export function spread(value: { readonly mean: number; readonly deviation: number } | undefined): string {
  return value ? `${figure(value.mean)} ± ${figure(value.deviation)}` : dash
}
