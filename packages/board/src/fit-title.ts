/** A title fitted into its plate. */
export interface FittedTitle {
  readonly lines: readonly string[]
  readonly size: number
}

const narrow = /[iljtfrI.,:;'’!|()\- ]/
const wide = /[mwMWQO@—]/

/** A guess of a text's width at size 1, good enough to break and shrink titles without measuring. */
export function guessWidth(text: string): number {
  let width = 0
  for (const letter of text) width += narrow.test(letter) ? 0.27 : wide.test(letter) ? 0.76 : letter !== letter.toLowerCase() ? 0.62 : 0.46
  return width
}

function breakInTwo(title: string): readonly [string, string] | undefined {
  const words = title.split(' ')
  if (words.length < 2) return undefined
  let best: readonly [string, string] | undefined
  let bestWidth = Number.POSITIVE_INFINITY
  for (let index = 1; index < words.length; index += 1) {
    const pair = [words.slice(0, index).join(' '), words.slice(index).join(' ')] as const
    const width = Math.max(guessWidth(pair[0]), guessWidth(pair[1]))
    if (width < bestWidth) {
      best = pair
      bestWidth = width
    }
  }
  return best
}

function shortened(text: string, size: number, width: number): string {
  if (guessWidth(text) * size <= width) return text
  let kept = text
  while (kept.length > 1 && guessWidth(`${kept}…`) * size > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/**
 * Breaks and shrinks a title so that it fits.
 * @param width of one line, in units of the drawing
 * @param size the size wished for; it shrinks to `least` before a title is broken or cut
 * @param most how many lines there may be
 */
export function fitTitle(title: string, width: number, size: number, least: number, most: 1 | 2): FittedTitle {
  const whole = guessWidth(title)
  if (whole * size <= width) return { lines: [title], size }
  if (most === 1 || whole * least <= width) {
    const fitting = Math.max(least, Math.floor((width / whole) * 2) / 2)
    return { lines: [shortened(title, fitting, width)], size: fitting }
  }
  const pair = breakInTwo(title)
  if (!pair) return { lines: [shortened(title, least, width)], size: least }
  const widest = Math.max(guessWidth(pair[0]), guessWidth(pair[1]))
  const fitting = widest * size <= width ? size : Math.max(least, Math.floor((width / widest) * 2) / 2)
  return { lines: pair.map((line) => shortened(line, fitting, width)), size: fitting }
}
