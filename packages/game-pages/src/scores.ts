/** The score sheets of games, by the ids of the games. */
import { LcgScore } from '@questwright/lcg-table/score'
import type { GameScores } from '@questwright/table-page/table/score-sheet'

export const gameScores: GameScores = { lcg: LcgScore }
