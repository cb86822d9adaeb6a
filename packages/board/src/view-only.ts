/** Functions for views, questions and stops without any rendering: for hosts that run a table without a page. */
export { isFor } from './answering.ts'

export { emptyView } from './empty-view.ts'
export { isSeat } from './seat.ts'
export { type GivenAway, type StopSettings, stopEverywhere, stopWhereNew } from './stop-settings.ts'
export { answerForStops, givenWith, happenings, isActionWindow, offersNew } from './stops.ts'
export {
  applyPatch,
  statusOf,
  withKeptParts,
} from './view.ts'
