/** Exports only types, for packages that may load neither Node's modules nor the compiler. */
export type * from './bundle.ts'
export type { Problem } from './problem.ts'
export type { ScriptName } from './script-names.ts'
