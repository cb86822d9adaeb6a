import type { Card } from './card.ts'
import type { AnswerValue, Because } from './door.ts'
import type { PendingQuestion } from './question.ts'

/** Data of a run of a game that is no part of its state. */

/** A decision of the running stretch, kept so that a re-run need not list options again. */
export interface Decision {
  readonly value: AnswerValue
  /** The range of inputs that it consumed: an answer, and other inputs before it, such as dice. */
  readonly from: number
  readonly to: number
}

/** Counters for performance gates that do not depend on a clock. */
export interface Counters {
  events: number
  restrictions: number
  asks: number
  memoMisses: number
  probes: number
  questions: number
  /** Questions that offered only one action or a pass. */
  actOrPass: number
  writes: number
  reruns: number
  stretches: number
}

/** Counters at zero. */
export function freshCounters(): Counters {
  return { events: 0, restrictions: 0, asks: 0, memoMisses: 0, probes: 0, questions: 0, actOrPass: 0, writes: 0, reruns: 0, stretches: 0 }
}

/** Answers questions at once: a bot or a test inside the realm. */
export type Answerer = (question: PendingQuestion) => AnswerValue | undefined

/** The running ability or step, and the event within which it runs. */
export interface Running {
  readonly because: Because
  readonly card: Card | null
  readonly ability: string | undefined
  readonly you: Card | null
}
