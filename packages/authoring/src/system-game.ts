import type { Card, JsonObject, Next, Ruleset } from '@questwright/kernel'

/** What a game says of the systems that packs bring to it. */

/** A problem of a part of a system, which is left out. `at` is where its script wrote it, as a stack of the engine, or where its chapter declares it. */
export type TellSystem = (message: string, at?: string | readonly string[]) => void

export interface SystemGame {
  readonly ruleset: Ruleset
  /** The player who is `you` in the rules of a system, and who uses their abilities. */
  readonly leader: () => Card
  /** Notes that a step of a system has begun. */
  readonly enterStep?: (step: string) => void
  /** Runs one stretch of a window that opens beside a step. @param name what the players are asked with @param step that of the window itself */
  readonly runWindow?: (name: string, step: string, next: Next, args: JsonObject) => Next
  /** Whether steps are skipped now, because a phase was cut short and is running to its end. */
  readonly isCutShort?: () => boolean
  /** Of a game to which systems may add phases. */
  readonly phases?: PhaseRules
  /** What systems may bring besides. What a script brings of the others is told to be of no use. */
  readonly brings: readonly ('setup' | 'endings' | 'begins')[]
  /**
   * What the ruleset wants to know of a system besides, read from its chapter.
   * @param tell is told of what it does not know
   */
  readonly notes: (chapter: JsonObject, tell: TellSystem) => JsonObject
}

/** How a game runs phases. */
interface PhaseRules {
  /** Those of its rules, in their order, each with the step with which it ends. */
  readonly ofRules: { readonly [phase: string]: { readonly last: string } }
  readonly begin: (phase: string) => void
  readonly end: () => void
}
