import { Minus, Plus } from 'lucide-react'
import { stepNumber, withNumber } from '../answering.ts'
import type { ShapeProps } from './shape-props.ts'

/** Answers a `number` question: a field with buttons for one more and one less. */
export function Amount({ question, draft, onDraft, say }: ShapeProps) {
  const step = (way: 1 | -1) => onDraft(stepNumber(question, draft, way))
  return (
    <div className="qw-stepper is-large">
      <button
        type="button"
        className="qw-button is-icon"
        aria-label={say('board.less', { option: say('board.amount') })}
        disabled={stepNumber(question, draft, -1) === draft || draft.number <= question.least}
        onClick={() => step(-1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={say('board.amount')}
        data-first-answer=""
        min={question.least}
        max={question.most}
        value={draft.number}
        onChange={(event) => onDraft(withNumber(question, draft, event.currentTarget.valueAsNumber))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button
        type="button"
        className="qw-button is-icon"
        aria-label={say('board.more', { option: say('board.amount') })}
        disabled={draft.number >= question.most}
        onClick={() => step(1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
