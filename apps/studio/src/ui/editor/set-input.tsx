'use client'

import { suggestSlug } from '@questwright/packs/browser'
import { useId, useState } from 'react'
import { ChoiceToRead } from '../parts/writing.tsx'

interface SetInputProps {
  readonly label: string
  readonly value: string
  readonly sets: readonly { readonly slug: string; readonly title: string }[]
  readonly onSet: (slug: string | undefined) => void
  /** Called for a new set, whose title must be added to the pack's texts. */
  readonly onNewSet: (slug: string, title: string) => void
}

const fresh = '\u0000new'

/** A field for a set of cards: an existing one, or a new one by its title. */
export function SetInput({ label, value, sets, onSet, onNewSet }: SetInputProps) {
  const id = useId()
  const [title, setTitle] = useState<string | undefined>(undefined)
  const slug = suggestSlug(title ?? '')
  const make = () => {
    if (slug !== '') onNewSet(slug, (title ?? '').trim())
    setTitle(undefined)
  }
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <ChoiceToRead id={id} value={sets.find((one) => one.slug === value)?.title ?? (value || 'none')}>
        <select
          id={id}
          value={title === undefined ? value : fresh}
          onChange={(event) => {
            const chosen = event.target.value
            setTitle(chosen === fresh ? '' : undefined)
            if (chosen !== fresh) onSet(chosen || undefined)
          }}
        >
          {value === '' && <option value="">none</option>}
          {value !== '' && !sets.some((one) => one.slug === value) && <option value={value}>{value}</option>}
          {sets.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.title}
            </option>
          ))}
          <option value={fresh}>New set …</option>
        </select>
      </ChoiceToRead>
      {title !== undefined && (
        <div className="st-new-set">
          <input
            // biome-ignore lint/a11y/noAutofocus: the user just chose "New set"
            autoFocus
            aria-label="Title of the new set"
            placeholder="Title of the new set"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') make()
              if (event.key === 'Escape') setTitle(undefined)
            }}
          />
          <button type="button" className="qw-button" disabled={slug === ''} onClick={make}>
            Use
          </button>
        </div>
      )}
    </div>
  )
}
