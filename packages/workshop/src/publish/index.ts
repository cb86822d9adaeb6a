/** Publishing packs to a registry. */
export { buildPack } from './build.ts'
export { type PublishEvent, type PublishReport, publish } from './publish.ts'
export { importedTexts } from './warnings.ts'
