import type { AnswerValue } from './door.ts'
import type { EventInit } from './event.ts'
import type { QuestionSpec } from './question-spec.ts'

/** Narrows the questions of one price: their options leave out what earlier prices took and what later prices need. */
export interface Narrowing {
  readonly narrow: (spec: QuestionSpec) => QuestionSpec
  /** Whether earlier prices have left enough for this event. */
  readonly leaves: (event: EventInit) => boolean
  /** Called with the answer to the last narrowed question. */
  readonly answered: (value: AnswerValue) => void
}
