export { type ComparedLines, compareMoments, type Figure, type Moment } from './compare-lines.ts'
export { finishedGame } from './finished-game.ts'
export { optionsForetold } from './foresight.ts'
export { firstEyes } from './hands.ts'
export { gameOfRows, type KeptChange, type KeptParts, type KeptRows, outlineOfRows } from './kept-change.ts'
export type { LossesIn } from './playing.ts'
export {
  type EndedGame,
  type Engine,
  type PendingInputs,
  portsOfNothing,
  type SessionPorts,
  type Shelf,
} from './ports.ts'
export { engineName } from './running.ts'
export * from './state.ts'
export { TableSession } from './table-session.ts'
