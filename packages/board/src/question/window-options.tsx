import { useRef } from 'react'
import { answerKeys, offered } from '../answering.ts'
import { isByFinger } from '../by-finger.ts'
import { foretoldOption } from './foretold.ts'
import { Pushed } from './pushed.tsx'
import { optionWords, questionWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/** All options of an action window, as small buttons. Most of them can be chosen on their cards as well. */
export function WindowOptions({ catalogue, view, question, draft, onAnswer, onTake, onPoint, say, told }: ShapeProps) {
  const pointer = useRef('')
  const keys = answerKeys(question)
  const options = offered(question)
  if (options.length === 0) return null
  const lays = [questionWords(catalogue, question).title, ...options.map((option) => optionWords(catalogue, option))].join(' | ')
  return (
    <Pushed key={question.key} say={say} label={say('board.window-options')} lays={lays}>
      {options.map((option) => {
        const card = view.cards[option.card?.card ?? '']
        return (
          <li key={option.key}>
            <button
              type="button"
              className="qw-button"
              data-option={option.key}
              data-idle={option.idle === undefined ? undefined : ''}
              title={foretoldOption(catalogue, view, question, option, told).aloud || undefined}
              aria-keyshortcuts={keys.get(option.key)}
              aria-pressed={draft.keys.includes(option.key) || undefined}
              onPointerDown={(event) => {
                pointer.current = event.pointerType
              }}
              onClick={(event) => (isByFinger(event, pointer.current) && onTake ? onTake(option.key) : onAnswer([option.key]))}
              onFocus={(event) => onPoint?.(card, event.currentTarget, option.key)}
              onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint?.(card, event.currentTarget, option.key)}
              onPointerLeave={() => onPoint?.(undefined)}
              onBlur={() => onPoint?.(undefined)}
            >
              <kbd>{keys.get(option.key)?.toUpperCase()}</kbd>
              <span>{optionWords(catalogue, option)}</span>
            </button>
          </li>
        )
      })}
    </Pushed>
  )
}
