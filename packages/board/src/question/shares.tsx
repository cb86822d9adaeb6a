import { Minus, Plus } from 'lucide-react'
import { addTo, answerKeys, offered, sumOf } from '../answering.ts'
import { optionWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/** Answers a `distribute` question: an amount for each option, which together make the sum. */
export function Shares({ catalogue, question, draft, onDraft, say }: ShapeProps) {
  const keys = answerKeys(question)
  const sum = sumOf(draft)
  return (
    <ul className="qw-shares">
      {offered(question).map((option) => {
        const words = optionWords(catalogue, option)
        const amount = draft.amounts[option.key] ?? 0
        const full = sum >= question.most || amount >= (option.most ?? question.most)
        return (
          <li key={option.key} data-option={option.key}>
            <kbd>{keys.get(option.key)?.toUpperCase()}</kbd>
            <span className="qw-share-name">{words}</span>
            <span className="qw-stepper">
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={say('board.less', { option: words })}
                disabled={amount === 0}
                onClick={() => onDraft(addTo(question, draft, option.key, -1))}
              >
                <Minus size={14} aria-hidden="true" />
              </button>
              <output aria-label={words}>{option.most === undefined ? amount : `${amount}/${option.most}`}</output>
              <button
                type="button"
                className="qw-button is-icon"
                data-more={option.key}
                aria-label={say('board.more', { option: words })}
                disabled={full}
                onClick={() => onDraft(addTo(question, draft, option.key, 1))}
              >
                <Plus size={14} aria-hidden="true" />
              </button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
