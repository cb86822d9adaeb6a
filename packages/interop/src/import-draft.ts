/** An import under way: what it has made and changed so far. */
import type { PackBundle, PackFiles } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import type { KnownKeywords } from './cards/import-keywords.ts'
import type { ImportProblem } from './cards/problem.ts'
import type { TargetPack } from './cards/target-pack.ts'

export interface PlannedThing {
  readonly kind: 'card' | 'scenario' | 'deck'
  readonly slug: string
  readonly title: string
  /** The parts that changed. */
  readonly what?: readonly string[]
}

export interface FileProblem extends ImportProblem {
  readonly file: string
}

export interface PlanTarget {
  readonly id: string
  /** Of its game: files of other games are refused. */
  readonly rulebook: Rulebook
  /** `new`: all of its files are to be written. */
  readonly state: 'here' | 'new'
  /** Files of the pack as they are; those of a new pack before anything is in it. */
  readonly files: PackFiles
  /** Keywords that it may use without making them. */
  readonly keywords: KnownKeywords
  /** Packs whose cards it may name; the pack itself among them is passed over. */
  readonly packs: readonly PackBundle[]
}

/** An import under way. */
export interface ImportPlanDraft {
  readonly pack: TargetPack
  readonly made: PlannedThing[]
  readonly changed: PlannedThing[]
  readonly gone: PlannedThing[]
  readonly translated: { readonly language: string; readonly cards: number }[]
  readonly problems: FileProblem[]
  same: number
  beside: number
}

/** Adds the problems of a file to the draft. */
export function tell(draft: ImportPlanDraft, file: string, problems: readonly ImportProblem[]): void {
  draft.problems.push(...problems.map((problem) => ({ ...problem, file })))
}
