/** An import in progress: what it has added and changed so far. */
import type { PackBundle, PackFiles } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import type { KnownKeywords } from './cards/import-keywords.ts'
import type { ImportProblem } from './cards/problem.ts'
import type { TargetPack } from './cards/target-pack.ts'

export interface PlannedThing {
  readonly kind: 'card' | 'scenario' | 'deck'
  readonly slug: string
  readonly title: string
  /** The names of the parts that changed. */
  readonly what?: readonly string[]
}

export interface FileProblem extends ImportProblem {
  readonly file: string
}

export interface PlanTarget {
  readonly id: string
  /** The rulebook of the pack's game: files of other games are refused. */
  readonly rulebook: Rulebook
  /** `new`: the pack does not exist yet, so all of its files are written. */
  readonly state: 'here' | 'new'
  /** The current files of the pack; those of a new pack without any cards. */
  readonly files: PackFiles
  /** Keywords that it may use without defining them. */
  readonly keywords: KnownKeywords
  /** Packs to whose cards it may refer; the pack itself is ignored. */
  readonly packs: readonly PackBundle[]
}

/** An import in progress. */
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
