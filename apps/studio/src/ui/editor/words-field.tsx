'use client'

import { useId } from 'react'
import { useReadOnly } from '../parts/writing.tsx'

interface WordsFieldProps {
  readonly label: string
  readonly value: unknown
  readonly rows: number
  readonly onWords: (words: string) => void
}

/** A text of the card. A value that is no text is shown unchanged until it is typed over. In a read-only pack an empty text is hidden. */
export function WordsField({ label, value, rows, onWords }: WordsFieldProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const isStrange = value !== undefined && typeof value !== 'string'
  const text = typeof value === 'string' ? value : ''
  // in a read-only pack, hide empty texts
  if (readOnly && text === '' && !isStrange) return null
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input
          id={id}
          className={label === 'Title' ? 'is-title' : undefined}
          readOnly={readOnly}
          value={text}
          autoComplete="off"
          onChange={(event) => onWords(event.target.value)}
        />
      ) : (
        <textarea id={id} rows={rows} readOnly={readOnly} value={text} onChange={(event) => onWords(event.target.value)} />
      )}
      {isStrange && (
        <p className="st-field-wrong">
          The file has <code>{JSON.stringify(value)}</code> here, which is no text. It stays until you type.
        </p>
      )}
    </div>
  )
}
