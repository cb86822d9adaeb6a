/** Bots, simulations, statistics: what the outside uses. The bots themselves run inside a realm (`@questwright/lab/inside`). */
export type { BotKind } from './bot.ts'
export type { GameRecord, PlayedGame, PlayRequest, ReplayReport, ReplayRequest, SimulatedGame, SimulateRequest } from './play-game.ts'
export { deviation, type Interval, mean, percentile, type Tally, wilson, winsMoreOften } from './statistics.ts'
