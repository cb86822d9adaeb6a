/** Types only, for packages that hold no Node and no compiler. */
export type * from './bundle.ts'
export type { Problem } from './problem.ts'
export type { ScriptName } from './script-names.ts'
