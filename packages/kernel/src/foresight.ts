import type { Card } from './card.ts'
import type { AnswerValue, NextWindow, Sentence } from './door.ts'
import type { Table } from './table.ts'
import { endOfSupposition } from './unwind.ts'

/**
 * A choice that is gone through before it is made: the rules run as they always do, at the table itself, and all of it is taken back. It goes as far as
 * whoever chooses may know, and no further.
 */
export interface Supposition {
  /** Who wants to know. */
  readonly seats: readonly string[]
  /** The answer to the question that waits; nothing where what is chosen is done at once. */
  readonly value: AnswerValue | undefined
  /** Whether the question that waits was met again; `back`: all was looked at, and the table goes back to it. */
  stage: 'before' | 'chosen' | 'back'
  /** What may change what follows, or hides the rest of it. */
  readonly unknown: Sentence[]
  /** Questions that were answered in some way, because none of the ways matters much. */
  readonly guessed: Set<string>
  /** The window with which the next one is compared; absent where the caller does not ask for that. */
  readonly comparison?: WindowComparison
}

/** A window that is passed, and the next one behind it. */
export interface WindowComparison {
  readonly seat: Card
  /** What the window offers that is passed, beside passing. */
  readonly offered: readonly string[]
  /** The names of the running periods then, by the periods that limits name: a use in another period is another use. */
  readonly periods: ReadonlyMap<string, string>
  /** `passing`: the step of the window that is passed is gone through; `ahead`: it is over. */
  stage: 'passing' | 'ahead'
  found?: NextWindow['offers']
}

/** Whether what follows from a choice is being looked at, and the choice was made: nobody does anything of their own accord then. */
export function isForesight(t: Table): boolean {
  return t.supposing?.stage === 'chosen'
}

/** Says once what cannot be known. */
export function noteUnknown(t: Table, code: string, parts: Sentence['parts'] = {}): void {
  const { unknown } = t.supposing as Supposition
  if (!unknown.some((one) => one.code === code && one.parts.question === parts.question && one.parts.seat === parts.seat))
    unknown.push({ code, parts })
}

/** What follows cannot be known from here on. @throws EndOfSupposition */
export function endForesight(t: Table, code: string, parts: Sentence['parts'] = {}): never {
  noteUnknown(t, `unknown.${code}`, parts)
  t.latch ??= endOfSupposition()
  throw t.latch
}
