/** Exports the functions for views, questions and stops that draw nothing: for hosts that play a table without a page. */
export { isFor } from './answering.ts'
export type { Catalogue } from './catalogue.ts'

export { emptyView } from './empty-view.ts'
export { isSeat } from './seat.ts'
export { type GivenAway, type Now, type StopSettings, stopEverywhere, stopWhereNew, type Until, type UntilWhat } from './stop-settings.ts'
export { answerForStops, givenWith, happenings, isActionWindow, isOver, offersNew } from './stops.ts'
export {
  applyPatch,
  statusOf,
  withKeptParts,
} from './view.ts'
