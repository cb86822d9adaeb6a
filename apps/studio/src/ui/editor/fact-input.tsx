'use client'

import { Icon, type IconName } from '@questwright/board'
import type { Suggestions } from '@questwright/contents/suggestions'
import { type FactField, printedValue } from '@questwright/editing'
import type { FactValue } from '@questwright/packs/types'
import { useId } from 'react'
import { StrangeField } from '../parts/strange-field.tsx'
import { ChoiceToRead, useReadOnly } from '../parts/writing.tsx'
import { SetInput } from './set-input.tsx'
import { WordChips } from './word-chips.tsx'

interface FactInputProps {
  readonly field: FactField
  readonly value: FactValue | undefined
  readonly onValue: (value: FactValue | undefined) => void
  readonly suggestions: Suggestions
  readonly onNewSet?: ((slug: string, title: string) => void) | undefined
}

const isWords = (value: FactValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

/** Whether a field can show the file's value without losing any of it. */
function canShow({ kind, words }: FactField, value: FactValue | undefined): boolean {
  if (value === undefined) return true
  if (kind === 'words' || kind === 'keywords' || kind === 'sets') return isWords(value)
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'mark') return value === words?.[0]
  return typeof value === 'string' || typeof value === 'number'
}

/** The input of a fact. A value of another type than the field's is shown unchanged, and stays until it is removed. */
export function FactInput(props: FactInputProps) {
  const { field, value, onValue } = props
  if (canShow(field, value)) return <KnownInput {...props} />
  return <StrangeField label={field.name} value={value} holder={<code>{field.fact}</code>} onTakeOut={() => onValue(undefined)} />
}

function KnownInput({ field, value, onValue, suggestions, onNewSet }: FactInputProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const { kind, name } = field
  // in a read-only pack, hide the inputs of facts that the card does not have
  if (readOnly && (value === undefined || (isWords(value) && value.length === 0))) return null
  if (kind === 'flag' || kind === 'mark') {
    const on = kind === 'flag' ? true : (field.words?.[0] ?? '')
    return (
      <label className="st-flag-field">
        <input
          type="checkbox"
          disabled={readOnly}
          checked={value === on}
          onChange={(event) => onValue(event.target.checked ? on : undefined)}
        />{' '}
        {name}
      </label>
    )
  }
  if (kind === 'words' || kind === 'keywords' || kind === 'sets')
    return (
      <WordChips
        label={name}
        words={(value ?? []) as readonly string[]}
        suggestions={
          kind === 'words' ? suggestions.traits : kind === 'keywords' ? suggestions.keywords : suggestions.sets.map(({ slug }) => slug)
        }
        whyWrong={kind === 'keywords' ? suggestions.whyNoKeyword : undefined}
        // an empty list is stored for sets, because such a card must name its sets; other empty lists are removed
        onWords={(words) => onValue(words.length === 0 && kind !== 'sets' ? undefined : words)}
      />
    )
  if (kind === 'set')
    return (
      <SetInput
        label={name}
        value={String(value ?? '')}
        sets={suggestions.sets}
        onSet={onValue}
        onNewSet={(slug, title) => {
          onValue(slug)
          onNewSet?.(slug, title)
        }}
      />
    )
  if (kind === 'slug' || kind === 'choice') {
    const choices = field.words ?? []
    const now = String(value ?? '')
    const named = (word: string): string => field.names?.[word] ?? word
    return (
      <div className="st-field">
        <label htmlFor={id}>{name}</label>
        <ChoiceToRead id={id} value={now === '' ? 'none' : named(now)}>
          <select id={id} value={now} onChange={(event) => onValue(event.target.value || undefined)}>
            <option value="">none</option>
            {now !== '' && !choices.includes(now) && <option value={now}>{now}</option>}
            {choices.map((one) => (
              <option key={one} value={one}>
                {named(one)}
              </option>
            ))}
          </select>
        </ChoiceToRead>
      </div>
    )
  }
  return (
    <div className="st-field">
      <label htmlFor={id}>
        {field.icon && <Icon name={field.icon as IconName} className="st-field-icon" />} {field.short ?? name}
      </label>
      <input
        id={id}
        aria-label={name}
        title={name}
        value={value === undefined ? '' : String(value)}
        inputMode={kind === 'text' ? 'text' : 'numeric'}
        readOnly={readOnly}
        autoComplete="off"
        onChange={(event) => onValue(kind === 'text' ? event.target.value || undefined : printedValue(event.target.value))}
      />
    </div>
  )
}
