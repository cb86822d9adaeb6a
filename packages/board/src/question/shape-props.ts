import type { AnswerDraft } from '../answering.ts'
import type { Catalogue } from '../catalogue.ts'
import type { AnswerValue, CardView, ChoiceForecast, JsonObject, Question, View } from '../door-types.ts'

/** The props of each shape of question: the question, the draft of the answer, and the callback for the finished answer. */
export interface ShapeProps {
  readonly catalogue: Catalogue
  readonly say: (code: string, parts?: JsonObject) => string
  readonly view: View
  readonly question: Question
  readonly draft: AnswerDraft
  readonly onDraft: (draft: AnswerDraft) => void
  readonly onAnswer: (value: AnswerValue) => void
  /** Selects an option before it answers: with a finger the consequences are shown first. */
  readonly onTake?: ((option: string) => void) | undefined
  /** Whether an option's card is drawn on the table, and so answers there. */
  readonly isDrawn?: ((card: string) => boolean) | undefined
  /** Shows a card large while it is pointed at, and the forecast of its option. */
  readonly onPoint?: ((card: CardView | undefined, element?: Element, option?: string) => void) | undefined
  /** The forecasts of answers, as far as they are known. */
  readonly told?: ChoiceForecast | undefined
  /** Passes window after window, until something new happens. */
  readonly onPassOn?: (() => void) | undefined
}
