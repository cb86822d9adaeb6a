import type { Card, JsonObject, Next, Ruleset } from '@questwright/kernel'
import type { SystemScript } from './system-script.ts'

/** What a game says of the systems that packs bring to it. */

/** What is wrong with a part of a system; it is left out. `at` is where its script wrote it, as a stack of the engine, or where its chapter declares it. */
export type TellSystem = (message: string, at?: string | readonly string[]) => void

export interface SystemGame {
  readonly ruleset: Ruleset
  /** Who is `you` where the rules of a system do something, and uses what they do. */
  readonly leader: () => Card
  /** How the game runs the steps that systems bring. */
  readonly steps: StepRules
  /** Sections of chapters that the game carries out, besides those that every game does: others are told to be of no use. */
  readonly sections: readonly Section[]
  /**
   * What the ruleset wants to know of a system besides, read from its chapter.
   * @param tell is told of what it does not know
   */
  readonly notes: (chapter: JsonObject, script: SystemScript | undefined, tell: TellSystem) => JsonObject
}

/** A section of chapters that not every game carries out. */
export type Section = 'setup' | 'endings' | 'begins' | 'phases'

/** How a game runs steps. */
export interface StepRules {
  /** Notes that a step has begun. */
  readonly enter: (step: string) => void
  /** Runs one stretch of a window that opens beside a step. @param name what the players are asked with @param step of the window itself */
  readonly window: (name: string, step: string, next: Next, args: JsonObject) => Next
  /** Whether no step does anything now, until what was cut short has come to its end. */
  readonly isCutShort: () => boolean
  /** The phases of the rules, in their order, each with the step with which it ends. */
  readonly phases: { readonly [phase: string]: { readonly last: string } }
  readonly beginPhase: (phase: string) => void
  readonly endPhase: () => void
}
