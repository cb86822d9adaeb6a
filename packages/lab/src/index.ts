/** Bots, simulations, statistics: what the outside uses. The bots themselves run inside a realm (`@questwright/lab/inside`). */
export type { Asked, AskedRequest } from './asked-at.ts'
export type { BotKind } from './bot.ts'
export {
  type Change,
  changeOfMean,
  changeOfWins,
  type Ending,
  type FaultFigures,
  figuresOf,
  meanInterval,
  type RoundFigures,
  type SimulationFigures,
  type Spread,
  spreadOf,
} from './figures.ts'
export type { ExamineRequest, ExamineWay } from './fuzz-examine.ts'
export { type Finding, type FindingKind, signatureOf } from './fuzz-findings.ts'
export type { FuzzBatchGame, FuzzBatchRequest, FuzzBounds, FuzzedGame, FuzzPart, FuzzRequest, LentBoard } from './fuzz-game.ts'
export type { GameRecord, PlayedGame, PlayRequest, ReplayReport, ReplayRequest, SimulatedGame, SimulateRequest } from './play-game.ts'
export { type RunOptions, runSimulation, type SimulationRealm } from './run-simulation.ts'
export { shrinkList, type Tries } from './shrink.ts'
export { deviation, type Interval, mean, percentile, type Tally, wilson, winsMoreOften } from './statistics.ts'
