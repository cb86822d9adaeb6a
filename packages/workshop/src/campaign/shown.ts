/** Everything about campaigns except the reader of log files. */

export type { CampaignLog, CampaignRecord } from './entry.ts'
export { changesBetween, type FieldChange, type FieldState, nameOf, type Piece, statesOf, titleOfCard } from './record-pieces.ts'
export { type CampaignDeal, resultOf, setupOf, whyNotNext } from './setup.ts'
export {
  acceptEdits,
  beforeHead,
  type GameResult,
  goTo,
  logIssues,
  type MergedLogs,
  mergeLogs,
  newLog,
  recordResult,
  stateOf,
  whyApart,
  withoutEmpty,
} from './state.ts'
