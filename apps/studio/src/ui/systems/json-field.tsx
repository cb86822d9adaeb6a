'use client'

import { jsonBreakWords } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { useId, useState } from 'react'
import { useReadOnly } from '../parts/writing.tsx'

interface JsonFieldProps {
  readonly label: string
  readonly value: FactValue | undefined
  readonly onValue: (value: FactValue) => void
}

/** Input for a part of a chapter as JSON. Invalid text stays in the input with the line of the error, and does not change the chapter. */
export function JsonField({ label, value, onValue }: JsonFieldProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const text = typed ?? JSON.stringify(value, null, 2)
  const wrong = typed === undefined ? undefined : whyNoJson(typed)
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="st-source st-chapter-source"
        rows={Math.min(14, text.split('\n').length + 1)}
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={({ target }) => {
          setTyped(target.value)
          if (whyNoJson(target.value) === undefined) onValue(JSON.parse(target.value) as FactValue)
        }}
        // on blur, valid text is replaced by the value in the layout of the file
        onBlur={() => wrong === undefined && setTyped(undefined)}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="st-field-wrong" role="alert">
          This is no JSON: {wrong}. Nothing is changed until it is.
        </p>
      )}
    </div>
  )
}

function whyNoJson(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return jsonBreakWords(text)
  }
}
