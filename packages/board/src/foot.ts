/** Fits the bottom line of a complete card. */

/** A text with at most `letters` letters, cut with an ellipsis. */
export function shortTo(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

/** Average width of a letter in the bottom line, as a fraction of the font size. */
const letter = 0.57

/**
 * Fits the card's origin and number beside its kind: the letters get smaller, and where that is not enough the origin is shortened, so that
 * the two texts do not overlap.
 * @param home the origin, such as the name of the set
 * @param kind the word at the other end of the line
 * @param width of the whole line
 */
export function fitOrigin(home: string, number: string, kind: string, width: number): { readonly text: string; readonly size: number } {
  // half a letter more: short kinds such as "Envoy" have wide letters
  const room = width - (kind.length + 0.5) * 12 * letter - 8
  const end = number === '' ? '' : ` ${number}`
  const size = Math.max(9.5, Math.min(12, room / ((home.length + end.length) * letter)))
  return { text: `${shortTo(home, Math.max(4, Math.floor(room / (size * letter)) - end.length))}${end}`.trim(), size }
}
