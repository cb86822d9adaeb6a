/** A title fitted into its plate. */
export interface FittedTitle {
  readonly lines: readonly string[]
  readonly size: number
  /** The width to which a line is condensed horizontally; undefined where it fits without that. */
  readonly squeeze: (line: string) => number | undefined
}

/** Widths of letters in the font of titles, in hundredths of the font size. */
const widths: readonly (readonly [string, number])[] = [
  [" '.,’!ijlI-:;|()", 26],
  ['fstJ', 36],
  ['rceaz', 41],
  ['vygxS', 48],
  ['o0123456789k', 51],
  ['bqFdhpunEL', 55],
  ['PZBY', 61],
  ['TVAC', 70],
  ['GwKRUX', 73],
  ['DOQ', 76],
  ['mHN', 80],
  ['MW@—', 95],
]
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width / 100] as const)))
const accents = /[\u0300-\u036f]/g

/** The estimated width of a text at font size 1: exact enough to break and shrink titles without measuring them in a browser. */
export function guessWidth(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFD').replace(accents, '')) width += widthOf.get(letter) ?? 0.6
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

/** A text may be up to this many times wider than its space before it is cut: it is condensed by this factor at most. */
const condensed = 1.3

function shortened(text: string, size: number, width: number): string {
  if (guessWidth(text) * size <= width * condensed) return text
  let kept = text
  while (kept.length > 1 && guessWidth(`${kept}…`) * size > width * condensed) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

function fitted(lines: readonly string[], size: number, width: number): FittedTitle {
  return { lines, size, squeeze: (line) => (guessWidth(line) * size > width ? width : undefined) }
}

/**
 * Titles are cut at this number of letters before they are fitted: longer ones never fit on a card, and measuring each letter would block
 * the page.
 */
const mostLetters = 200

/**
 * Breaks and shrinks a title so that it fits.
 * @param width of one line, in units of the drawing
 * @param size the desired size; it shrinks to `least` before a title is broken or cut
 * @param most the greatest number of lines
 */
export function fitTitle(given: string, width: number, size: number, least: number, most: 1 | 2): FittedTitle {
  const title = given.slice(0, mostLetters)
  const whole = guessWidth(title)
  if (whole * size <= width) return fitted([title], size, width)
  if (most === 1 || whole * least <= width) {
    const fitting = Math.max(least, Math.floor((width / whole) * 2) / 2)
    return fitted([shortened(title, fitting, width)], fitting, width)
  }
  const pair = breakInTwo(title)
  if (!pair) return fitted([shortened(title, least, width)], least, width)
  const widest = Math.max(guessWidth(pair[0]), guessWidth(pair[1]))
  const fitting = widest * size <= width ? size : Math.max(least, Math.floor((width / widest) * 2) / 2)
  return fitted(
    pair.map((line) => shortened(line, fitting, width)),
    fitting,
    width,
  )
}
