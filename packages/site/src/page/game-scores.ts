/** How the games that this page shows count their score. */
import { LcgScore } from '@questwright/lcg-table/score'
import type { GameScores } from '@questwright/table-page/table/score-sheet'

export const gameScores: GameScores = { lcg: LcgScore }
