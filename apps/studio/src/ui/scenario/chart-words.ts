/** Numbers in the format of panels. */

const dash = '–'

/** One decimal, two for small numbers; whole numbers have none. */
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
