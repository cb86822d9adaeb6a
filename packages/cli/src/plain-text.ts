/** Words and numbers as they are printed in a terminal. */

/** A text of a pack without its markup for bold and italics. */
export function withoutMarkup(text: string): string {
  return text.replace(/\*+/g, '')
}

/** @param rate between 0 and 1 @returns it with one decimal: `12.5 %` */
export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}
