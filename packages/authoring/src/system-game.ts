import type { Card, JsonObject, Next, Ruleset } from '@questwright/kernel'

/** How a game supports the systems of packs. */

/**
 * Reports a problem in a part of a system, which is left out. `at` is the stack trace of the script line that wrote the part, or the path of
 * its declaration in the chapter.
 */
export type TellSystem = (message: string, at?: string | readonly string[]) => void

export interface SystemGame {
  readonly ruleset: Ruleset
  /** The player who is `you` in the rules of a system, and who uses its abilities. */
  readonly leader: () => Card
  /** Called when a step of a system has begun. */
  readonly enterStep?: (step: string) => void
  /**
   * Runs one stretch of a window that opens before or after a step. @param name the name of the question @param step the step of the window
   * itself
   */
  readonly runWindow?: (name: string, step: string, next: Next, args: JsonObject) => Next
  /** Whether steps are skipped now, because the phase was ended early. */
  readonly isCutShort?: () => boolean
  /** The phases of the game, if systems may add further ones. */
  readonly phases?: PhaseRules
  /** The fields of a system's script that this game uses in addition to parts, steps and events. Other fields are reported as unused. */
  readonly brings: readonly ('setup' | 'endings' | 'begins')[]
  /**
   * The data for the ruleset from a system's chapter.
   * @param tell called for each problem in it
   */
  readonly notes: (chapter: JsonObject, tell: TellSystem) => JsonObject
}

/** How a game runs phases. */
interface PhaseRules {
  /** The phases of the ruleset, in order, each with the step with which it ends. */
  readonly ofRules: { readonly [phase: string]: { readonly last: string } }
  readonly begin: (phase: string) => void
  readonly end: () => void
}
