/** Requests and answers between a page and the server of a workspace. Pages load it too, so nothing of Node is imported here. */
export * from './campaigns.ts'
export * from './deeds.ts'
export * from './history.ts'
export * from './json-change.ts'
export * from './packs.ts'
export * from './packs-news.ts'
export * from './records.ts'
