/** Types only, for packages that hold no Node and no compiler. */
export type * from './bundle.ts'
export type { DependencyEdit, FactEdit, Place, Problem, QuickFix, Severity, TextEdit, WordsEdit } from './problem.ts'
