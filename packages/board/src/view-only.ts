/** What the board knows of views, questions and stops without drawing anything: for what keeps a table and has no page. */
export { isFor } from './answering.ts'

export { isSeat } from './seat.ts'
export { answerForStops, happenings, type StopSettings, stopEverywhere } from './stops.ts'
export {
  applyPatch,
  emptyView,
  statusOf,
  withKeptParts,
} from './view.ts'
