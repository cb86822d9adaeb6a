/** Campaigns: their logs as files, and where they stand. */

export { type CampaignLog, type CampaignRecord, campaignLogFormat, type LogEntry, type LogPlayer } from './log.ts'
export { type CampaignDeal, setupOf } from './setup.ts'
export {
  acceptEdits,
  beforeHead,
  type CampaignState,
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
