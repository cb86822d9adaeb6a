import { iconNames, motifNames } from '@questwright/board'
import type { BoardWords } from './sections.ts'

/** The icons and motifs that the studio's board can draw. */
export const boardWords: BoardWords = { icons: iconNames, motifs: motifNames }
