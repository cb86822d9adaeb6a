import { X } from 'lucide-react'
import { pressOption } from '../answering.ts'
import { isPairedOnCards, madePairs } from '../pairing.ts'
import { Choices, listedOf } from './choices.tsx'
import { optionWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/**
 * Answers a `pairs` question by pressing cards: shows what to press next, the chosen pairs, and all pairs as a list. Where the cards are not drawn
 * on the table, only the list.
 */
export function Pairs(props: ShapeProps) {
  const { catalogue, question, draft, onDraft, isDrawn, say } = props
  if (!isPairedOnCards(question, (card) => isDrawn?.(card) === true)) return <Choices {...props} listed={listedOf(props)} />
  const begun = question.options.find(({ card }) => card?.card === draft.begun)?.card
  const made = madePairs(question, draft)
  const press = (key: string) => onDraft({ ...pressOption(question, draft, key), begun: undefined })
  return (
    <>
      <p className="qw-hint" role="status">
        {begun ? say('board.pair-end', { card: { ...begun } }) : say('board.pair-begin')}
      </p>
      {made.length > 0 && (
        <ol className="qw-pairs" aria-label={say('board.pairs-made')}>
          {made.map((option) => {
            const words = optionWords(catalogue, option)
            return (
              <li key={option.key}>
                <span>{words}</span>
                <button
                  type="button"
                  className="qw-button is-icon is-small"
                  aria-label={say('board.pair-back', { pair: words })}
                  title={say('board.pair-back', { pair: words })}
                  onClick={() => press(option.key)}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <details className="qw-pair-list">
        <summary>{say('board.pairs-all')}</summary>
        <div className="qw-choice-list">
          {question.options.map((option) => (
            <button
              key={option.key}
              type="button"
              className="qw-button"
              data-option={option.key}
              aria-pressed={draft.keys.includes(option.key)}
              onClick={() => press(option.key)}
            >
              <span>{optionWords(catalogue, option)}</span>
            </button>
          ))}
        </div>
      </details>
    </>
  )
}
