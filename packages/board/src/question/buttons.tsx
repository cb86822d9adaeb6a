import { answerOf, answersAtOnce, isChosenFrom, passValue, sumOf } from '../answering.ts'
import { isActionWindow } from '../stops.ts'
import { answerWords, hasWordsForNothing, optionWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/** The buttons that send an answer: yes and no for a `confirm` question, else confirm and pass. */
export function Buttons({ catalogue, question, draft, onAnswer, onPassOn, say }: ShapeProps) {
  if (question.shape === 'confirm') return <YesOrNo catalogue={catalogue} question={question} onAnswer={onAnswer} say={say} />
  const value = answerOf(question, draft)
  // a press by finger only selects an option that a click would answer with: the button that sends it then shows the option's words
  const taken = answersAtOnce(question) ? question.options.find(({ key }) => key === draft.keys[0]) : undefined
  const pass = passValue(question)
  // pass is the most frequent answer in an action window, so a second button there passes until something new happens
  const passOn = isActionWindow(question) ? onPassOn : undefined
  const passOption = question.options.find((option) => option.key === 'pass')
  const isWorded = passOption === undefined && hasWordsForNothing(catalogue, question)
  const confirmWords =
    question.shape === 'pairs'
      ? say('board.confirm-pairs', { count: draft.keys.length })
      : isChosenFrom(question)
        ? say('board.confirm-count', { count: draft.keys.length, most: question.most })
        : question.shape === 'distribute'
          ? say('board.confirm-sum', { count: sumOf(draft), most: question.most })
          : say('board.confirm')
  return (
    <>
      {taken && value !== undefined && (
        <button type="button" className="qw-button is-main" data-confirm="" data-act={taken.key} onClick={() => onAnswer(value)}>
          {answerWords(catalogue, question, taken)}
        </button>
      )}
      {!answersAtOnce(question) && (
        <button
          type="button"
          className="qw-button is-main"
          data-confirm=""
          aria-keyshortcuts="Enter"
          disabled={value === undefined}
          onClick={() => value !== undefined && onAnswer(value)}
        >
          {confirmWords} <kbd>↵</kbd>
        </button>
      )}
      {pass !== undefined && (answersAtOnce(question) || passOption) && (
        <button
          type="button"
          className={(isActionWindow(question) || isWorded) && !taken ? 'qw-button is-main' : 'qw-button'}
          data-option="pass"
          aria-keyshortcuts={passOn ? '0' : isWorded && !taken ? 'Enter 0 n' : '0 n'}
          onClick={() => onAnswer(pass)}
        >
          {passOption?.label && passOption.label.code !== 'pass'
            ? optionWords(catalogue, passOption)
            : say(passOption ? 'board.pass' : isWorded ? `${question.name}.none` : 'board.nobody')}{' '}
          <kbd>{isWorded && !taken ? '↵' : '0'}</kbd>
        </button>
      )}
      {passOn && (
        <button type="button" className="qw-button" aria-keyshortcuts="n" onClick={passOn}>
          {say('board.pass-on')} <kbd>N</kbd>
        </button>
      )}
    </>
  )
}

function YesOrNo({ catalogue, question, onAnswer, say }: Pick<ShapeProps, 'catalogue' | 'question' | 'onAnswer' | 'say'>) {
  const words = (key: 'yes' | 'no') => {
    const option = question.options.find((candidate) => candidate.key === key)
    return option?.label ? optionWords(catalogue, option) : say(`board.${key}`)
  }
  return (
    <>
      <button
        type="button"
        className="qw-button is-main"
        data-option="yes"
        data-first-answer=""
        aria-keyshortcuts="y 1"
        onClick={() => onAnswer(['yes'])}
      >
        {words('yes')} <kbd>Y</kbd>
      </button>
      <button type="button" className="qw-button" data-option="no" aria-keyshortcuts="n 0" onClick={() => onAnswer(['no'])}>
        {words('no')} <kbd>N</kbd>
      </button>
    </>
  )
}
