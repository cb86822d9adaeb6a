import type { Card } from './card.ts'
import type { AnswerValue, NextWindow, Sentence } from './door.ts'
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
  /** `before` the pending question is reached again, `chosen` after it; `back`: the forecast is done, and the table is run to the question again. */
  stage: 'before' | 'chosen' | 'back'
  /** What may change the outcome, or hides the rest of it. */
  readonly unknown: Sentence[]
  /** Questions that were answered by a guess, because no answer matters much. */
  readonly guessed: Set<string>
  /** The window with which the next one is compared; absent where the caller does not ask for that. */
  readonly comparison?: WindowComparison
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
  return t.supposing?.stage === 'chosen'
}

/** Adds an unknown to the forecast, once. */
export function noteUnknown(t: Table, code: string, parts: Sentence['parts'] = {}): void {
  const { unknown } = t.supposing as Supposition
  if (!unknown.some((one) => one.code === code && one.parts.question === parts.question && one.parts.seat === parts.seat))
    unknown.push({ code, parts })
}

/** Ends the forecast: what follows from here on cannot be known. @throws EndOfSupposition */
export function endForesight(t: Table, code: string, parts: Sentence['parts'] = {}): never {
  noteUnknown(t, `unknown.${code}`, parts)
  t.latch ??= endOfSupposition()
  throw t.latch
}
