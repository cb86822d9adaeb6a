'use client'

import { spansOf } from '@questwright/wording/spans'
import { type RefObject, useId, useMemo } from 'react'
import type { ReadUnit } from '../../api-types.ts'
import { useReadOnly } from '../parts/writing.tsx'

interface TypedTextProps {
  readonly label: string
  readonly text: string
  /** The units of the text; none while it was not read yet. */
  readonly units: readonly ReadUnit[]
  /** Whether the units belong to the text as it is now. */
  readonly isFresh: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** The id of the list that says in words what the colours say. */
  readonly says: string
  readonly onText: (text: string) => void
}

/**
 * A text field that colours the parts of a card's text by how they are read. The colours are on a copy of the text behind the field, which screen
 * readers skip: the list below the field says the same in words.
 */
export function TypedText({ label, text, units, isFresh, field, says, onText }: TypedTextProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const spans = useMemo(() => (isFresh ? spansOf(text, units) : []), [text, units, isFresh])
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <div className="st-typed">
        <div className="st-typed-colours" aria-hidden="true">
          {spans.length === 0
            ? text
            : spans.map(({ start, end, state, code }) => (
                <span key={start} className={state === 'plain' ? undefined : `is-${state}`} data-code={code}>
                  {text.slice(start, end)}
                </span>
              ))}
          {/* a last line without letters has a height, too */}
          {'\u200b'}
        </div>
        <textarea
          ref={field}
          id={id}
          readOnly={readOnly}
          aria-describedby={says}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
    </div>
  )
}
