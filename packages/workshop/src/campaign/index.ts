/** Campaigns: their logs as files, and where they stand. */

export { type CampaignLog, type CampaignRecord, campaignLogFormat } from './log.ts'
export { type CampaignDeal, resultOf, setupOf, whyNotNext } from './setup.ts'
export {
  acceptEdits,
  beforeHead,
  type GameResult,
  goTo,
  logIssues,
  mergeLogs,
  newLog,
  recordLines,
  recordResult,
  stateOf,
  whyApart,
} from './state.ts'
