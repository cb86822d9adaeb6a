export { type ComparedLines, compareMoments, type Figure, figuresOf, type Moment, type Position } from './compare-lines.ts'
export { firstEyes, ONLOOKER } from './hands.ts'
export { gameOfRows, type KeptChange, type KeptHead, type KeptInput, type KeptParts, type KeptRows, type Rows } from './kept-change.ts'
export type { OpenWith } from './opening.ts'
export {
  type EndedGame,
  type Engine,
  type PendingInputs,
  type PendingShelf,
  portsOfNothing,
  type SessionPorts,
  type Shelf,
} from './ports.ts'
export { engineName, type Running } from './running.ts'
export * from './state.ts'
export { TableSession } from './table-session.ts'
