/** Bots, simulations and statistics, for use outside of realms. The bots themselves run inside a realm (`@questwright/lab/inside`). */
export type { Asked, AskedRequest } from './asked-at.ts'
export type { BotKind, Bots } from './bot.ts'
export {
  type ByHandFigures,
  type CompetitionFigures,
  changeOfMean,
  changeOfWins,
  type Ending,
  figuresOf,
  type RoundFigures,
  type SimulationFigures,
  type Spread,
  spreadOf,
  type Wins,
} from './figures.ts'
export type { ExamineRequest } from './fuzz-examine.ts'
export { type Finding, signatureOf } from './fuzz-findings.ts'
export type { FuzzBatchGame, FuzzBatchRequest, FuzzedGame, FuzzPart, FuzzRequest, LentBoard } from './fuzz-game.ts'
export { moved } from './moved.ts'
export type { GameRecord, PlayedGame, PlayRequest, ReplayReport, ReplayRequest, SimulatedGame, SimulateRequest } from './play-game.ts'
export { runSimulation, type SimulationRealm } from './run-simulation.ts'
export { shrinkList, type Tries } from './shrink.ts'
export { deviation, mean, percentile, wilson, winsMoreOften } from './statistics.ts'
