import { frameColours } from './drawings.ts'

/**
 * The colour of a frame: the colour of a value printed on the card, else the colour of the card's type. The outline of the picture shows
 * the type without colour. The rulebook says which type has which words. The outlines are drawn here; `drawings.ts` has the names of the colours.
 */

/** Whether a word names a frame colour. */
export function isFrameColour(word: string): boolean {
  return frameColours.has(word)
}

/**
 * The frame's colour as a CSS value. An unknown word gives a neutral colour.
 * @param frame the word of the type in the rulebook
 * @param own the colour of a value printed on the card, which has priority
 */
export function frameColor(frame: string | undefined, own: string | undefined): string {
  if (own !== undefined && isFrameColour(own)) return `var(--frame-${own})`
  return `var(--frame-${frame !== undefined && isFrameColour(frame) ? frame : 'neutral'})`
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The area of a picture with its edges, the height of an arch in it, and the size of corners and waves, in units of the drawing. */
interface Field extends Box {
  readonly right: number
  readonly bottom: number
  readonly middle: number
  readonly arch: number
  readonly unit: number
}

const plain = ({ x, y, right, bottom }: Field): string => `M${x},${y}H${right}V${bottom}H${x}Z`

const windows: { readonly [name: string]: (field: Field) => string } = {
  arch: ({ x, y, right, bottom, middle, arch }) =>
    `M${x},${bottom}V${y + arch}Q${x},${y} ${middle},${y}Q${right},${y} ${right},${y + arch}V${bottom}Z`,
  plain,
  shield: ({ x, y, height, right, bottom, middle, unit }) => {
    const foot = Math.min(28 * unit, height / 3)
    return `M${x},${y}H${right}V${bottom - foot}C${right},${bottom - foot / 4} ${middle + 12 * unit},${bottom} ${middle},${bottom}C${middle - 12 * unit},${bottom} ${x},${bottom - foot / 4} ${x},${bottom - foot}Z`
  },
  point: ({ x, y, right, bottom, middle, unit }) => `M${x},${y}H${right}V${bottom}L${middle},${bottom - 10 * unit}L${x},${bottom}Z`,
  plate: ({ x, y, right, bottom, middle, unit }) => {
    const cut = 10 * unit
    return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - cut}L${right - cut},${bottom}H${middle + 7 * unit}L${middle},${bottom - 7 * unit}L${middle - 7 * unit},${bottom}H${x + cut}L${x},${bottom - cut}V${y + cut}Z`
  },
  waves: ({ x, y, width, right, bottom, unit }) => `M${x},${y}H${right}V${bottom - 5 * unit}${waves(width, 7 * unit)}Z`,
  teeth: ({ x, y, width, right, bottom, unit }) => `M${x},${y}H${right}V${bottom - 8 * unit}${teeth(width, 8 * unit)}Z`,
  cut: ({ x, y, right, bottom, unit }) => {
    const cut = 14 * unit
    return `M${x},${y}H${right}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
  },
  'cut-notch': ({ x, y, right, bottom, middle, unit }) => {
    const cut = 14 * unit
    return `M${x},${y}H${middle - 8 * unit}L${middle},${y + 6 * unit}L${middle + 8 * unit},${y}H${right}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
  },
  'cut-arch': ({ x, y, right, bottom, middle, arch, unit }) => {
    const cut = 14 * unit
    return `M${x},${y + arch}Q${x},${y} ${middle},${y}Q${right},${y} ${right},${y + arch}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
  },
  'cut-waves': ({ x, y, width, right, bottom, unit }) => {
    const cut = 12 * unit
    return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - 5 * unit}${waves(width, 7 * unit)}V${y + cut}Z`
  },
  'plate-hull': ({ x, y, height, right, bottom, unit }) => {
    const cut = 10 * unit
    const hull = Math.min(26 * unit, height / 3)
    return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - hull}Q${right - 4 * unit},${bottom} ${right - 26 * unit},${bottom}H${x + 26 * unit}Q${x + 4 * unit},${bottom} ${x},${bottom - hull}V${y + cut}Z`
  },
  hull: ({ x, y, height, right, bottom, unit }) => {
    const hull = Math.min(26 * unit, height / 3)
    return `M${x},${y}H${right}V${bottom - hull}Q${right - 4 * unit},${bottom} ${right - 26 * unit},${bottom}H${x + 26 * unit}Q${x + 4 * unit},${bottom} ${x},${bottom - hull}Z`
  },
  banner: ({ x, y, width, right, bottom, middle, unit }) => {
    const notch = 9 * unit
    return `M${x},${y}H${right}V${bottom}L${right - width / 4},${bottom - notch}L${middle},${bottom}L${x + width / 4},${bottom - notch}L${x},${bottom}Z`
  },
  gem: ({ x, y, right, bottom, unit }) => {
    const cut = 16 * unit
    return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}V${y + cut}Z`
  },
  scroll: ({ x, y, height, right, bottom, middle, unit }) => {
    const roll = 6 * unit
    return `M${x},${y}Q${middle},${y + 2 * roll} ${right},${y}Q${right - roll},${y + height / 2} ${right},${bottom}Q${middle},${bottom - 2 * roll} ${x},${bottom}Q${x + roll},${y + height / 2} ${x},${y}Z`
  },
  book: ({ x, y, width, right, bottom, middle, unit }) => {
    const fold = 8 * unit
    return `M${x},${y}Q${x + width / 4},${y} ${middle},${y + fold}Q${right - width / 4},${y} ${right},${y}V${bottom - fold}Q${right - width / 4},${bottom - fold} ${middle},${bottom}Q${x + width / 4},${bottom - fold} ${x},${bottom - fold}Z`
  },
  bow: ({ x, y, height, right, bottom, middle, unit }) => {
    const sag = Math.min(22 * unit, height / 3)
    return `M${x},${y}H${right}V${bottom - sag}Q${right},${bottom} ${middle},${bottom}Q${x},${bottom} ${x},${bottom - sag}Z`
  },
  'bow-in': ({ x, y, width, right, bottom, middle, unit }) => {
    const sag = 12 * unit
    return `M${x},${y}H${right}V${bottom}Q${right - width / 4},${bottom - 2 * sag} ${middle},${bottom}Q${x + width / 4},${bottom - 2 * sag} ${x},${bottom}Z`
  },
  'teeth-both': ({ x, y, width, bottom, unit }) =>
    `M${x},${y + 8 * unit}${teethUp(width, 8 * unit)}V${bottom - 8 * unit}${teeth(width, 8 * unit)}Z`,
}

/** The name of every outline that a picture may have. */
export const windowNames: readonly string[] = Object.keys(windows)

/** Whether a word is the name of an outline for pictures. */
export function isWindow(word: string): boolean {
  return Object.hasOwn(windows, word)
}

/**
 * The outline of the picture, as an SVG path.
 * @param window the word for the outline in the rulebook; an unknown word gives a rectangle
 * @param box the area of the picture
 * @param unit size of corners and waves, in units of the drawing
 */
export function windowPath(window: string, box: Box, unit: number): string {
  const { x, y, width, height } = box
  const field = { ...box, right: x + width, bottom: y + height, middle: x + width / 2, arch: Math.min(18 * unit, height / 3), unit }
  const drawing = isWindow(window) ? windows[window] : undefined
  return (drawing ?? plain)(field)
}

/** A line of waves along the bottom, from right to left. */
function waves(width: number, crest: number): string {
  const wave = width / 4
  return `q${-wave / 2},${crest} ${-wave},0q${-wave / 2},${-crest} ${-wave},0q${-wave / 2},${crest} ${-wave},0q${-wave / 2},${-crest} ${-wave},0`
}

function teeth(width: number, depth: number): string {
  const tooth = width / 6
  return `l${-tooth / 2},${depth}l${-tooth / 2},${-depth}`.repeat(6)
}

/** A line of teeth along the top, from left to right. */
function teethUp(width: number, depth: number): string {
  const tooth = width / 6
  return `l${tooth / 2},${-depth}l${tooth / 2},${depth}`.repeat(6)
}
