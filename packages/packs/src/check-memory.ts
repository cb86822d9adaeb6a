/** Cache of the problems that the last check found in each pack by itself, so that unchanged packs and cards are not checked again. */
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
  /** The rulebook of that check: it changes when a dependency gets another system. */
  readonly rulebook: Rulebook
  /** The slugs of all keywords of the workspace, and the names for which dependencies have words, as one text. */
  readonly keywords: string
  readonly problems: readonly Problem[]
  readonly cards: ReadonlyMap<string, KnownCard>
}

/** The cache of one workspace, by the ids of its packs; each check updates it. */
export interface CheckMemory {
  readonly packs: Map<string, KnownPack>
}

/** An empty cache. */
export function newCheckMemory(): CheckMemory {
  return { packs: new Map() }
}
