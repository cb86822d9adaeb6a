/** What the frame says: player cards wear their sphere; encounter cards iron, earth, smoke or sea; what campaigns bring gold or blood. */

const spheres = ['leadership', 'tactics', 'spirit', 'lore', 'fellowship', 'baggins']

const colours: { readonly [type: string]: string } = {
  enemy: 'iron',
  location: 'earth',
  quest: 'earth',
  'objective-location': 'earth',
  'encounter-side-quest': 'earth',
  treachery: 'smoke',
  objective: 'smoke',
  'objective-ally': 'smoke',
  'objective-hero': 'smoke',
  'ship-enemy': 'sea',
  'ship-objective': 'sea',
  treasure: 'gold',
  boon: 'gold',
  burden: 'blood',
  nightmare: 'night',
  campaign: 'night',
}

/** The frame's colour as a CSS value. */
export function frameColor(type: string, sphere: string | undefined): string {
  if (sphere !== undefined && spheres.includes(sphere)) return `var(--frame-${sphere})`
  return `var(--frame-${Object.hasOwn(colours, type) ? colours[type] : 'neutral'})`
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
  const arch = Math.min(18 * unit, height / 3)
  switch (type) {
    case 'hero':
      return `M${x},${bottom}V${y + arch}Q${x},${y} ${middle},${y}Q${right},${y} ${right},${y + arch}V${bottom}Z`
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
    case 'location':
      return `M${x},${y}H${right}V${bottom - 5 * unit}${waves(width, 7 * unit)}Z`
    case 'treachery':
      return `M${x},${y}H${right}V${bottom - 8 * unit}${teeth(width, 8 * unit)}Z`
    case 'objective': {
      const cut = 14 * unit
      return `M${x},${y}H${right}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
    }
    case 'objective-ally': {
      const cut = 14 * unit
      return `M${x},${y}H${middle - 8 * unit}L${middle},${y + 6 * unit}L${middle + 8 * unit},${y}H${right}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
    }
    case 'objective-hero': {
      const cut = 14 * unit
      return `M${x},${y + arch}Q${x},${y} ${middle},${y}Q${right},${y} ${right},${y + arch}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}Z`
    }
    case 'objective-location': {
      const cut = 12 * unit
      return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - 5 * unit}${waves(width, 7 * unit)}V${y + cut}Z`
    }
    case 'ship-enemy': {
      const cut = 10 * unit
      const hull = Math.min(26 * unit, height / 3)
      return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - hull}Q${right - 4 * unit},${bottom} ${right - 26 * unit},${bottom}H${x + 26 * unit}Q${x + 4 * unit},${bottom} ${x},${bottom - hull}V${y + cut}Z`
    }
    case 'ship-objective': {
      const hull = Math.min(26 * unit, height / 3)
      return `M${x},${y}H${right}V${bottom - hull}Q${right - 4 * unit},${bottom} ${right - 26 * unit},${bottom}H${x + 26 * unit}Q${x + 4 * unit},${bottom} ${x},${bottom - hull}Z`
    }
    case 'encounter-side-quest':
    case 'player-side-quest': {
      const notch = 9 * unit
      return `M${x},${y}H${right}V${bottom}L${right - width / 4},${bottom - notch}L${middle},${bottom}L${x + width / 4},${bottom - notch}L${x},${bottom}Z`
    }
    case 'treasure': {
      const cut = 16 * unit
      return `M${x + cut},${y}H${right - cut}L${right},${y + cut}V${bottom - cut}L${right - cut},${bottom}H${x + cut}L${x},${bottom - cut}V${y + cut}Z`
    }
    case 'contract': {
      const roll = 6 * unit
      return `M${x},${y}Q${middle},${y + 2 * roll} ${right},${y}Q${right - roll},${y + height / 2} ${right},${bottom}Q${middle},${bottom - 2 * roll} ${x},${bottom}Q${x + roll},${y + height / 2} ${x},${y}Z`
    }
    case 'campaign': {
      const fold = 8 * unit
      return `M${x},${y}Q${x + width / 4},${y} ${middle},${y + fold}Q${right - width / 4},${y} ${right},${y}V${bottom - fold}Q${right - width / 4},${bottom - fold} ${middle},${bottom}Q${x + width / 4},${bottom - fold} ${x},${bottom - fold}Z`
    }
    case 'boon': {
      const bow = Math.min(22 * unit, height / 3)
      return `M${x},${y}H${right}V${bottom - bow}Q${right},${bottom} ${middle},${bottom}Q${x},${bottom} ${x},${bottom - bow}Z`
    }
    case 'burden': {
      const bow = 12 * unit
      return `M${x},${y}H${right}V${bottom}Q${right - width / 4},${bottom - 2 * bow} ${middle},${bottom}Q${x + width / 4},${bottom - 2 * bow} ${x},${bottom}Z`
    }
    case 'nightmare':
      return `M${x},${y + 8 * unit}${teethUp(width, 8 * unit)}V${bottom - 8 * unit}${teeth(width, 8 * unit)}Z`
    default:
      return `M${x},${y}H${right}V${bottom}H${x}Z`
  }
}

/** From right to left along the foot. */
function waves(width: number, crest: number): string {
  const wave = width / 4
  return `q${-wave / 2},${crest} ${-wave},0q${-wave / 2},${-crest} ${-wave},0q${-wave / 2},${crest} ${-wave},0q${-wave / 2},${-crest} ${-wave},0`
}

function teeth(width: number, depth: number): string {
  const tooth = width / 6
  return `l${-tooth / 2},${depth}l${-tooth / 2},${-depth}`.repeat(6)
}

/** From left to right along the head. */
function teethUp(width: number, depth: number): string {
  const tooth = width / 6
  return `l${tooth / 2},${-depth}l${tooth / 2},${depth}`.repeat(6)
}
