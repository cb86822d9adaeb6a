/**
 * The workspace on disk, as the server of the studio keeps it open: reading, writing, watching. No realm is loaded with it, and no script of a pack
 * runs here.
 */
export { type CampaignLogs, openCampaignLogs } from '../campaign-logs/campaign-logs.ts'
export { readFinished } from '../formats/index.ts'
export { type History, historyFolder, openHistory } from '../history/history.ts'
export { readDeed } from '../things/deed-shape.ts'
export { performDeed } from '../things/deeds.ts'
export { expectedHash } from './expected-hash.ts'
export { folderWorkspace } from './folder-workspace.ts'
export { readPath } from './paths.ts'
export { bundlesAtHand, type Had, packWith, readOutlinesSince, readPacks, readPacksSince } from './read-packs.ts'
export type { Workspace } from './workspace.ts'
