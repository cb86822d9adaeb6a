'use client'

import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useReadOnly } from '../parts/writing.tsx'

interface WordChipsProps {
  readonly label: string
  readonly words: readonly string[]
  /** Suggestions: words of other things of this kind. */
  readonly suggestions: readonly string[]
  readonly onWords: (words: readonly string[]) => void
  /** Why a word is invalid. */
  readonly whyWrong?: ((word: string) => string | undefined) | undefined
}

/** A list of words as chips. Enter or a comma adds the typed text, Backspace in the empty field removes the last chip. */
export function WordChips({ label, words, suggestions, onWords, whyWrong }: WordChipsProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const fresh = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word))
    if (fresh.length > 0) onWords([...words, ...new Set(fresh)])
    setTyped('')
  }
  const wrong = words.flatMap((word) => whyWrong?.(word) ?? [])
  if (useReadOnly())
    return (
      <div className="st-field">
        <label htmlFor={id}>{label}</label>
        <input id={id} readOnly value={words.join(', ')} />
      </div>
    )
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <div className="st-word-chips">
        {words.map((word) => (
          <span key={word} className={whyWrong?.(word) ? 'st-word is-wrong' : 'st-word'}>
            {word}
            <button type="button" aria-label={`Remove ${word}`} onClick={() => onWords(words.filter((one) => one !== word))}>
              <X size={13} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          id={id}
          list={`${id}-known`}
          value={typed}
          autoComplete="off"
          placeholder={words.length === 0 ? 'Type one, press Enter' : ''}
          aria-describedby={wrong.length > 0 ? `${id}-wrong` : undefined}
          onChange={(event) => {
            const text = event.target.value
            if (text.includes(',')) add(text)
            else setTyped(text)
          }}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              add(typed)
            } else if (event.key === 'Backspace' && typed === '' && words.length > 0) onWords(words.slice(0, -1))
          }}
        />
        <datalist id={`${id}-known`}>
          {suggestions
            .filter((one) => !words.includes(one))
            .map((one) => (
              <option key={one} value={one} />
            ))}
        </datalist>
      </div>
      {wrong.length > 0 && (
        <p id={`${id}-wrong`} className="st-field-wrong">
          {wrong.join(' ')}
        </p>
      )}
    </div>
  )
}
