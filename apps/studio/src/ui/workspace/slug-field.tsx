'use client'

import { slugIsWellFormed } from '@questwright/packs/browser'
import { useId } from 'react'

interface SlugFieldProps {
  readonly label: string
  readonly value: string
  /** Shown before the value, where the complete code is displayed: `my-pack:`. */
  readonly prefix?: string
  /** A note for names that scripts and decks do not use. */
  readonly note?: string | undefined
  readonly taken: boolean
  readonly onValue: (slug: string) => void
}

/** A file name: suggested from the title, editable, and validated while typing. */
export function SlugField({ label, value, prefix = '', note, taken, onValue }: SlugFieldProps) {
  const id = useId()
  const wrong =
    value !== '' && !slugIsWellFormed(value) ? 'Lower case letters, digits and single hyphens only.' : taken ? 'This name is taken.' : ''
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        spellCheck={false}
        maxLength={120}
        aria-invalid={wrong !== ''}
        aria-describedby={`${id}-says`}
        onChange={(event) => onValue(event.target.value)}
      />
      <p id={`${id}-says`} className={wrong === '' ? 'st-quiet' : 'st-finding is-error'} role={wrong === '' ? undefined : 'alert'}>
        {wrong !== '' ? (
          wrong
        ) : note !== undefined ? (
          note
        ) : value === '' ? (
          'Made from the title; scripts and decks use this name.'
        ) : (
          <>
            Called <code>{`${prefix}${value}`}</code> in scripts and decks.
          </>
        )}
      </p>
    </div>
  )
}
