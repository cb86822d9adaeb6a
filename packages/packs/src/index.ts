/** What a content pack is: manifest, facts, gate, compile, load, check. Node and the TypeScript compiler are needed; see `browser.ts` for the rest. */
export * from './browser.ts'
export { checkPacks } from './check.ts'
export { type CompiledCode, compileScript, type ScriptSource } from './compile.ts'
export { readPackFolder } from './folder.ts'
export { type GateSource, gateScript } from './gate.ts'
export { type LoadedPack, loadPack } from './load.ts'
export { mostNesting, mostSourceBytes } from './nesting.ts'
export { checkTypes, type Declarations, type PackSources } from './typecheck.ts'
