import { iconNames, motifNames } from '@questwright/board'
import type { BoardWords } from './sections.ts'

/** What the board of this studio can draw. */
export const boardWords: BoardWords = { icons: iconNames, motifs: motifNames }
