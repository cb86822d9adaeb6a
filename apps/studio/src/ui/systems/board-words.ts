import { iconNames, motifNames } from '@questwright/board'
import type { BoardWords } from '@questwright/editing'

/** The icons and motifs that the studio's board can draw. */
export function boardWords(): BoardWords {
  return { icons: iconNames(), motifs: motifNames() }
}
