/** A pack on its way to a registry. */
export { buildPack } from './build.ts'
export { type PublishEvent, type PublishOptions, type PublishReport, publish } from './publish.ts'
export { importedTexts, registryName } from './warnings.ts'
