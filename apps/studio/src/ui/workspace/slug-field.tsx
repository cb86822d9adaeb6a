'use client'

import { slugIsWellFormed } from '@questwright/packs/browser'
import { useId } from 'react'

interface SlugFieldProps {
  readonly label: string
  readonly value: string
  /** What stands before it where the whole is shown: `my-pack:`. */
  readonly prefix?: string
  /** What is said of it, where scripts and decks don't name it. */
  readonly note?: string | undefined
  readonly taken: boolean
  readonly onValue: (slug: string) => void
}

/** The name of a file: suggested from the title, free to change, and said at once when it cannot be. */
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
          'Comes from the title; scripts and decks name it so.'
        ) : (
          <>
            Called <code>{`${prefix}${value}`}</code> in scripts and decks.
          </>
        )}
      </p>
    </div>
  )
}
