/** Campaigns: their log files, and their current state. */

export { type BarredDeck, barredTitles, decksWithout } from './decks.ts'
export { campaignLogFormat } from './log.ts'
export * from './shown.ts'
