/**
 * Content packs: manifest, facts, gate, compiling, loading, checks. This entry needs Node and the TypeScript compiler; `browser.ts` exports
 * the parts that need neither.
 */
export * from './browser.ts'
export { type BuiltManifest, builtManifest, builtManifestPath } from './built-manifest.ts'
export { checkPacks } from './check.ts'
export { type CheckMemory, newCheckMemory } from './check-memory.ts'
export { compileScript } from './compile.ts'
export {
  type ExactPack,
  type FoundExactly,
  findExactPack,
  installedVersions,
  type PackSource,
} from './exact-pack.ts'
export { type MetFile, readPackFolder } from './folder.ts'
export { type FolderMemory, newFolderMemory } from './folder-memory.ts'
export { gateScript } from './gate.ts'
export { contentHash, isForAnotherProgram, type LoadedPack, loadPack } from './load.ts'
export { type LoadMemory, newLoadMemory } from './load-memory.ts'
export { groundOf, inLoadingOrder } from './load-order.ts'
export { idsOfPacks, loadPacks } from './load-packs.ts'
export { gateAndCompile } from './script.ts'
export { scriptModuleOf } from './script-module.ts'
export { namesIn as namesInScript } from './script-names.ts'
export { checkTypes } from './typecheck.ts'
export { typescript } from './typescript.ts'
