import type { Card } from './card.ts'
import type { AnswerValue, NextWindow, Sentence } from './door.ts'
import { watchingLooks } from './looks.ts'
import type { Table } from './table.ts'
import { endOfSupposition } from './unwind.ts'

/**
 * A choice that is tried before it is made: the rules run normally, on the table itself, and all changes are rolled back. It goes only as far as the
 * choosing player may know.
 */
export interface Supposition {
  /** The seats that look. */
  readonly seats: readonly string[]
  /** The supposed answer to the pending question; undefined where a deed is run directly. */
  readonly value: AnswerValue | undefined
  /** `before` the pending question is reached again, `chosen` after it. */
  stage: 'before' | 'chosen'
  /** What may change the outcome, or hides the rest of it. */
  readonly unknown: Sentence[]
  /** Questions that were answered by a guess, because no answer matters much. */
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
  /** How much of the path is done. */
  done: number
  /** `acting`: the window stands open; `passed`: all have passed it. */
  stage: 'acting' | 'passed'
  /** How the path can go on: after all of it was done in the window, or where a question on it has no answer yet. */
  next?: readonly StepOfUse[] | undefined
  /** Where the story stood when all passed. */
  story?: number
  /** Chances that seats had on the way after passing, which a look ahead passes over. */
  readonly chances: string[]
  /** A seat could respond to a use: that is not looked at. */
  answers: 'none' | 'some'
  /** The codes that the ruleset gives for skipped steps, whose results are unknown to all players. */
  readonly veiled: Set<string>
}

/** Comparison of a passed window with the next one. */
export interface WindowComparison {
  readonly seat: Card
  /** The keys that the passed window offers, without the pass. */
  readonly offered: readonly string[]
  /** The running periods at that window, by the name of the period in limits: a use in another period is another use. */
  readonly periods: ReadonlyMap<string, string>
  /** `passing`: the step of the passed window is still running; `ahead`: it is over. */
  stage: 'passing' | 'ahead'
  found?: NextWindow['offers']
}

/** Whether a forecast runs past its supposed choice: from there on, players do nothing optional. */
export function isForesight(t: Table): boolean {
  return t.run.supposing?.stage === 'chosen'
}

/** Reads the table with the forecast suspended. */
export function judgedApart<T>(t: Table, run: () => T): T {
  const { supposing } = t.run
  t.run.supposing = undefined
  try {
    return watchingLooks(undefined, run)
  } finally {
    t.run.supposing = supposing
  }
}

/** Adds an unknown to the forecast, once. */
export function noteUnknown(t: Table, code: string, parts: Sentence['parts'] = {}): void {
  const { unknown } = t.run.supposing as Supposition
  if (!unknown.some((one) => one.code === code && one.parts.question === parts.question && one.parts.seat === parts.seat))
    unknown.push({ code, parts })
}

/** Ends the forecast: what follows from here on cannot be known. @throws EndOfSupposition */
export function endForesight(t: Table, code: string, parts: Sentence['parts'] = {}): never {
  noteUnknown(t, `unknown.${code}`, parts)
  t.run.latch ??= endOfSupposition()
  throw t.run.latch
}
