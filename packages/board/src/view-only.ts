/** What the board knows of views, questions and stops without drawing anything: for what keeps a table and has no page. */
export { isFor, passValue } from './answering.ts'
export { isPlayerAction, playerActions } from './player-action.ts'
export { isSeat } from './seat.ts'
export { answerForStops, happenings, type Now, type StopSettings, stopEverywhere, type Until } from './stops.ts'
export {
  applyPatch,
  cardsIn,
  emptyView,
  type SeatStatus,
  seatsOfViewer,
  statusOf,
  type TableStatus,
  withKeptParts,
  zonesOn,
} from './view.ts'
