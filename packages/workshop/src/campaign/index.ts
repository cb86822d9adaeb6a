/** Campaigns: their logs as files, and where they stand. */

export { campaignLogFormat } from './log.ts'
export * from './shown.ts'
