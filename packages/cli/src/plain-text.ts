/** Numbers as they are printed in a terminal. */

/** @param rate between 0 and 1 @returns it with one decimal: `12.5 %` */
export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}
