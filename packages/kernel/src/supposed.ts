import type { Card } from './card.ts'
import type { AnswerValue, NextWindow, Sentence } from './door.ts'
import type { Zone } from './zone.ts'

/**
 * A choice that is tried before it is made: the rules run normally, on the table itself, and all changes are rolled back. It ends where
 * something follows that the choosing player may not know.
 */
export interface Supposition {
  /** The seats for which the forecast is made. */
  readonly seats: readonly string[]
  /** Called before a card moves: ends the forecast if the move would reveal a hidden card to these seats. */
  readonly beforeMove: (card: Card, to: Zone) => void
  /** Called before a card is turned up or shown: ends the forecast if the card is hidden. */
  readonly beforeShown: (card: Card) => void
  /** The supposed answer to the pending question; undefined where the `deed` of an option is run directly. */
  readonly value: AnswerValue | undefined
  /** `before` the pending question is reached again, `chosen` after it. */
  stage: 'before' | 'chosen'
  /** Why the outcome may differ from the forecast, or why the forecast ended early, such as at a hidden card. */
  readonly unknown: Sentence[]
  /** Questions that were answered by a guess: the forecast may be wrong there. */
  readonly guessed: Set<string>
  /** The window with which the next one is compared; absent where the caller does not ask for that. */
  readonly comparison?: WindowComparison
  /** The uses in the window before all pass; absent for a plain pass. */
  readonly uses?: UsesBefore
}

/** One step in a window: a use, or the answer to a question of that use. */
export type StepOfUse = { readonly seat: string; readonly use: string } | { readonly value: AnswerValue }

/** Uses that are supposed in a window, one after the other, before all seats pass. */
export interface UsesBefore {
  readonly path: readonly StepOfUse[]
  /** How many steps of the path have been made. */
  done: number
  /** `acting`: the uses are being made in the window; `passed`: all seats have passed it. */
  stage: 'acting' | 'passed'
  /**
   * Ways to continue the path: with a further use once the whole path is done, or with an answer where a question on it has no answer yet.
   */
  next?: readonly StepOfUse[] | undefined
  /** How many lines the story had when all passed. */
  story?: number
  /** Uses that seats could make after all had passed, as `seat use`. The forecast makes none of them. */
  readonly chances: string[]
  /** `some`: a seat could respond to a use. Such responses are not tried. */
  answers: 'none' | 'some'
  /** Codes in `unknown` for steps that the forecast skipped because they reveal cards, such as draws: see `veiled` of `Ruleset.foresight`. */
  readonly veiled: Set<string>
}

/** Comparison of a passed window with the next one. */
export interface WindowComparison {
  readonly seat: Card
  /** The keys that the passed window offers, without the pass. */
  readonly offered: readonly string[]
  /** The running periods at that window, by the name of the period in limits: a use in another period is another use. */
  readonly periods: ReadonlyMap<string, string>
  /** `passing`: the step of the passed window is still running; `ahead`: it has ended. */
  stage: 'passing' | 'ahead'
  found?: NextWindow['offers']
}
