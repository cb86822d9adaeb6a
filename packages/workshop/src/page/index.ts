/** What a page and whoever keeps a workspace tell each other. It runs in a page too, so nothing of Node is imported here. */
export * from './deeds.ts'
export * from './history.ts'
export * from './json-change.ts'
export * from './packs.ts'
