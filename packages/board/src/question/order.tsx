import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { moveTo } from '../answering.ts'
import { optionWords } from './question-words.ts'
import type { ShapeProps } from './shape-props.ts'

/** Answers an `order` question: all options in a row, first to last. Buttons and arrow keys move an option to another place. */
export function Order({ catalogue, question, draft, onDraft, say }: ShapeProps) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order moves the row that has the focus
  useEffect(() => {
    if (moved.current === undefined) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    rows.find((row) => row.dataset.row === moved.current)?.focus()
    moved.current = undefined
  }, [draft])
  const move = (key: string, place: number) => {
    const next = moveTo(draft, key, place)
    if (next === draft) return
    moved.current = key
    onDraft(next)
  }
  const keyDown = (event: KeyboardEvent, key: string, place: number) => {
    const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    move(key, place + way)
  }
  return (
    <ol className="qw-order" ref={list}>
      {draft.keys.map((key, place) => {
        const option = question.options.find((candidate) => candidate.key === key)
        if (!option) return null
        const words = optionWords(catalogue, option)
        return (
          <li key={key}>
            <button
              type="button"
              className="qw-order-row"
              data-row={key}
              data-option={key}
              onKeyDown={(event) => keyDown(event, key, place)}
            >
              <b>{place + 1}</b>
              <span>{words}</span>
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={say('board.up', { option: words })}
              disabled={place === 0}
              onClick={() => move(key, place - 1)}
            >
              <ChevronUp size={16} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={say('board.down', { option: words })}
              disabled={place === draft.keys.length - 1}
              onClick={() => move(key, place + 1)}
            >
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
