/** Campaigns: their logs as files, and where they stand. */

export { type BarredDeck, barredTitles, decksWithout } from './decks.ts'
export { campaignLogFormat } from './log.ts'
export * from './shown.ts'
