import type { AnswerDraft } from '../answering.ts'
import type { Catalogue } from '../catalogue.ts'
import type { AnswerValue, CardView, ChoiceForecast, JsonObject, Question, View } from '../door-types.ts'

/**
 * The props of the component for any shape of question: the question, the draft of its answer, and the callbacks that change and send the answer.
 */
export interface ShapeProps {
  readonly catalogue: Catalogue
  readonly say: (code: string, parts?: JsonObject) => string
  readonly view: View
  readonly question: Question
  readonly draft: AnswerDraft
  readonly onDraft: (draft: AnswerDraft) => void
  readonly onAnswer: (value: AnswerValue) => void
  /** Selects an option without answering: by finger, so that the consequences are shown before the answer is sent. */
  readonly onTake?: ((option: string) => void) | undefined
  /** Whether a card is drawn on the table, so that its option is chosen there. */
  readonly isDrawn?: ((card: string) => boolean) | undefined
  /** Called when the pointer is on an option, to show its card enlarged and its forecast. */
  readonly onPoint?: ((card: CardView | undefined, element?: Element, option?: string) => void) | undefined
  /** The forecasts of answers, as far as they are known. */
  readonly told?: ChoiceForecast | undefined
  /** Passes this window and the following ones, until something new happens. */
  readonly onPassOn?: (() => void) | undefined
}
