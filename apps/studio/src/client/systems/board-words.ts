import { iconNames, motifNames } from '@questwright/board'
import type { BoardWords } from '@questwright/editing'

/** The icons and motifs that the studio's board can draw. */
export const boardWords: BoardWords = { icons: iconNames, motifs: motifNames }
