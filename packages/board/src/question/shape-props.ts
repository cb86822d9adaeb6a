import type { AnswerDraft } from '../answering.ts'
import type { Catalogue } from '../catalogue.ts'
import type { AnswerValue, CardView, ChoiceForecast, JsonObject, Question, View } from '../door-types.ts'

/** What each shape of question is drawn from: the question, the answer in the making, and where a finished answer goes. */
export interface ShapeProps {
  readonly catalogue: Catalogue
  readonly say: (code: string, parts?: JsonObject) => string
  readonly view: View
  readonly question: Question
  readonly draft: AnswerDraft
  readonly onDraft: (draft: AnswerDraft) => void
  readonly onAnswer: (value: AnswerValue) => void
  /** An option is chosen before it answers: with a finger one sees first what it does. */
  readonly onTake?: ((option: string) => void) | undefined
  /** Whether an option's card is drawn on the table, so that it is answered there. */
  readonly isDrawn?: ((card: string) => boolean) | undefined
  /** Shows a card large while it is pointed at, and tells what would follow from the option that is meant. */
  readonly onPoint?: ((card: CardView | undefined, element?: Element, option?: string) => void) | undefined
  /** What would follow from answers, as far as it is known. */
  readonly told?: ChoiceForecast | undefined
  /** Passes window after window, until there is something new. */
  readonly onPassOn?: (() => void) | undefined
}
