/** Cache of what the last check found in each pack alone, so that unchanged packs and cards are not checked again. */
import type { Rulebook } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import type { Problem } from './problem.ts'

/** The problems of a card, and all inputs on which they depend. */
export interface KnownCard {
  readonly of: readonly unknown[]
  readonly problems: readonly Problem[]
}

interface KnownPack {
  readonly bundle: PackBundle
  /** The rulebook of that check: it is another one when a pack below has another system. */
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

/** An empty cache. */
export function newCheckMemory(): CheckMemory {
  return { packs: new Map() }
}
