/** What the frame says: player cards wear their sphere, encounter cards iron, earth or smoke. */

/** A card's type as facts name it; unknown ones are drawn like an ally without numbers. */
export type CardType = 'hero' | 'ally' | 'attachment' | 'event' | 'enemy' | 'location' | 'treachery' | 'objective' | 'quest'

const spheres = ['leadership', 'tactics', 'spirit', 'lore']

/** The frame's colour as a CSS value. */
export function frameColor(type: string, sphere: string | undefined): string {
  if (sphere !== undefined && spheres.includes(sphere)) return `var(--frame-${sphere})`
  if (type === 'enemy') return 'var(--frame-iron)'
  if (type === 'location' || type === 'quest') return 'var(--frame-earth)'
  if (type === 'treachery' || type === 'objective') return 'var(--frame-smoke)'
  return 'var(--frame-neutral)'
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The outline of the picture's window, which tells the type without colour.
 * @param box the field that the window fills
 * @param unit how big corners and waves are, in units of the drawing
 */
export function windowPath(type: string, box: Box, unit: number): string {
  const { x, y, width, height } = box
  const right = x + width
  const bottom = y + height
  const middle = x + width / 2
  switch (type) {
    case 'hero': {
      const arch = Math.min(18 * unit, height / 3)
      return `M${x},${bottom}V${y + arch}Q${x},${y} ${middle},${y}Q${right},${y} ${right},${y + arch}V${bottom}Z`
    }
    case 'attachment': {
      const foot = Math.min(28 * unit, height / 3)
      return `M${x},${y}H${right}V${bottom - foot}C${right},${bottom - foot / 4} ${middle + 12 * unit},${bottom} ${middle},${bottom}C${middle - 12 * unit},${bottom} ${x},${bottom - foot / 4} ${x},${bottom - foot}Z`
    }
    case 'event':
      return `M${x},${y}H${right}V${bottom}L${middle},${bottom - 10 * unit}L${x},${bottom}Z`
    case 'enemy': {
      const cut = 10 * unit
      return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - cut}L${right - cut},${bottom}H${middle + 7 * unit}L${middle},${bottom - 7 * unit}L${middle - 7 * unit},${bottom}H${x + cut}L${x},${bottom - cut}V${y + cut}Z`
    }
    case 'location': {
      const wave = width / 4
      const crest = 7 * unit
      const base = bottom - 5 * unit
      return `M${x},${y}H${right}V${base}q${-wave / 2},${crest} ${-wave},0q${-wave / 2},${-crest} ${-wave},0q${-wave / 2},${crest} ${-wave},0q${-wave / 2},${-crest} ${-wave},0Z`
    }
    case 'treachery': {
      const teeth = 6
      const tooth = width / teeth
      let path = `M${x},${y}H${right}V${bottom - 8 * unit}`
      for (let index = 0; index < teeth; index += 1) path += `l${-tooth / 2},${8 * unit}l${-tooth / 2},${-8 * unit}`
      return `${path}Z`
    }
    case 'objective': {
      const cut = 14 * unit
      return `M${x},${y}H${right}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
    }
    default:
      return `M${x},${y}H${right}V${bottom}H${x}Z`
  }
}
