/**
 * The workspace on disk, for whoever keeps one open: what is asked of it and what is written into it. No realm is loaded with it, and no script of a pack
 * runs here.
 */
export { readFinished } from '../formats/index.ts'
export { type History, historyFolder, openHistory } from '../history/history.ts'
export { readDeed } from '../things/deed-shape.ts'
export { performDeed } from '../things/deeds.ts'
export { expectedHash } from './expected-hash.ts'
export { folderWorkspace } from './folder-workspace.ts'
export { readPath } from './paths.ts'
export { packWith, readPacks, readPacksSince } from './read-packs.ts'
export type { Workspace } from './workspace.ts'
