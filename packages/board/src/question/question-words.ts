import { answersAtOnce, offered } from '../answering.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Option, Question } from '../door-types.ts'
import { titleOf } from '../printed.ts'
import { isSeat } from '../seat.ts'
import { isActionWindow } from '../stops.ts'

/** The text of an option: its label in the words of the game or of the author, else the titles of its cards, else its key. */
export function optionWords(catalogue: Catalogue, option: Option): string {
  const { other, ...alone } = option
  if (other && !option.label)
    return catalogue.sentence('board.pair', {
      card: optionWords(catalogue, alone),
      other: optionWords(catalogue, { key: option.key, card: other }),
    })
  const code = option.card?.code
  if (option.label) {
    const { label } = option
    return catalogue.sentence(label.code, label.parts)
  }
  if (option.card && isSeat(option.card.card)) return catalogue.sentence('board.seat-name', { seat: option.card.card })
  if (code !== undefined) return titleOf(catalogue.card(code), code, undefined)
  if (option.card) return catalogue.sentence('board.hidden-card', {})
  return catalogue.sentence(option.key, {})
}

/** The text of the button that answers with an option: the option's label, else the question's message `<name>.answer` with the option's card. */
export function answerWords(catalogue: Catalogue, question: Question, option: Option): string {
  const code = `${question.name}.answer`
  if (option.label || option.card === undefined || !catalogue.has(code)) return optionWords(catalogue, option)
  return catalogue.sentence(code, { ...question.parts, card: { ...option.card } })
}

/**
 * Whether choosing nothing is an answer of its own, which the game's message `<name>.none` puts into words: "Keep all cards". Its button is the main
 * one, and Enter answers with it.
 */
export function hasWordsForNothing(catalogue: Pick<Catalogue, 'has'>, question: Question): boolean {
  return question.shape === 'choose' && question.least === 0 && catalogue.has(`${question.name}.none`)
}

/**
 * A question in words: its title, and its instruction where the catalogue has a second message `<name>.text`.
 * An action window has the moment and the seat in its title.
 */
export function questionWords(catalogue: Catalogue, question: Question): { readonly title: string; readonly text: string } {
  const when = momentOf(catalogue, question)
  if (when !== undefined)
    return {
      title: catalogue.sentence('board.window', { when, seat: question.who }),
      text: catalogue.sentence('board.window-count', { count: offered(question).length }),
    }
  const code = `${question.name}.text`
  const text = catalogue.has(code) ? catalogue.sentence(code, question.parts) : whatToDo(catalogue, question)
  return { title: catalogue.sentence(question.name, question.parts), text }
}

/**
 * When an action window occurs, in words: the game's message for the window, else for its step. Undefined for other questions, and where there is
 * no such message.
 */
export function momentOf(catalogue: Catalogue, question: Question): string | undefined {
  const step = isActionWindow(question) ? question.because.step?.replace(/^window /, '') : undefined
  const code = [`window.${step}`, `step.${step}`].find((one) => step !== undefined && catalogue.has(one))
  return code === undefined ? undefined : catalogue.sentence(code, {})
}

/** The instruction that follows from the shape of a question, such as how many to choose. Empty where the buttons say enough. */
function whatToDo(catalogue: Catalogue, question: Question): string {
  const range = question.least === question.most ? 'exact' : 'range'
  const parts = { least: question.least, most: question.most, range }
  switch (question.shape) {
    case 'choose':
      return answersAtOnce(question) ? '' : catalogue.sentence('board.choose-count', parts)
    case 'pairs':
      // a limit that allows all pairs says nothing: how many fit depends on the cards
      return question.least === 0 && question.most >= question.options.length ? '' : catalogue.sentence('board.choose-count', parts)
    case 'order':
      return catalogue.sentence('board.order-help', {})
    case 'number':
      return catalogue.sentence('board.number-range', parts)
    case 'distribute':
      return catalogue.sentence('board.distribute-sum', parts)
    case 'confirm':
      return ''
  }
}
