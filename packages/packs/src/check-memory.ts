/** What a check found of a pack alone when the packs were last checked: what is the same need not be looked at again. */
import type { Rulebook } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import type { Problem } from './problem.ts'

/** What was found of a card, and all that it came of. */
export interface KnownCard {
  readonly of: readonly unknown[]
  readonly problems: readonly Problem[]
}

interface KnownPack {
  readonly bundle: PackBundle
  /** By which it was judged: another one when a pack on which it stands has another system. */
  readonly rulebook: Rulebook
  /** Slugs of all keywords of the workspace, and what packs below have words for, as one text. */
  readonly keywords: string
  readonly problems: readonly Problem[]
  readonly cards: ReadonlyMap<string, KnownCard>
}

/** Of one workspace, by the ids of its packs; each check brings it up to date. */
export interface CheckMemory {
  readonly packs: Map<string, KnownPack>
}

/** A memory of nothing. */
export function newCheckMemory(): CheckMemory {
  return { packs: new Map() }
}
