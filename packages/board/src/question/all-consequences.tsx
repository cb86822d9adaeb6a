import { offered } from '../answering.ts'
import { foretoldAloud } from './foretold.ts'
import { answerWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/**
 * The complete forecasts of all options, since the line of the question shows only a part of them. While the forecasts of some options are still
 * unknown, only the forecast of the current draft is shown: a list that grows with the option under the pointer would move the table.
 */
export function AllConsequences({
  catalogue,
  view,
  question,
  told,
  say,
}: Pick<ShapeProps, 'catalogue' | 'view' | 'question' | 'told' | 'say'>) {
  const options = offered(question)
  const isKnown = told !== undefined && options.every(({ key }) => Object.hasOwn(told.options, key))
  const rows = [
    { key: 'chosen', name: undefined, text: foretoldAloud(catalogue, view, told?.chosen) },
    ...(isKnown ? options : []).map((option) => ({
      key: `option ${option.key}`,
      name: answerWords(catalogue, question, option),
      text: foretoldAloud(catalogue, view, told?.options[option.key]),
    })),
  ].filter(({ text }) => text !== '')
  if (rows.length === 0) return null
  return (
    <div className="qw-all-follows">
      <p className="qw-quiet">{say('board.about.follows')}</p>
      <ul>
        {rows.map(({ key, name, text }) => (
          <li key={key}>
            {name !== undefined && <b>{name}: </b>}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
