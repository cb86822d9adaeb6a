/** The bottom line of a whole card. Pure. */

/** A text with at most `letters` letters, cut with an ellipsis. */
export function shortTo(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

/** Width of a letter at the foot, as a fraction of its size. */
const letter = 0.57

/**
 * The card's home and number, beside its kind: smaller, and if that is not enough shortened, so that the two do not overlap.
 * @param width of the whole foot
 */
export function fitOrigin(home: string, number: string, kind: string, width: number): { readonly text: string; readonly size: number } {
  // short kinds have wide letters: "Envoy"
  const room = width - (kind.length + 0.5) * 12 * letter - 8
  const end = number === '' ? '' : ` ${number}`
  const size = Math.max(9.5, Math.min(12, room / ((home.length + end.length) * letter)))
  return { text: `${shortTo(home, Math.max(4, Math.floor(room / (size * letter)) - end.length))}${end}`.trim(), size }
}
