'use client'

import type { FactValue } from '@questwright/packs/types'
import { useId, useState } from 'react'
import type { FactField } from '../../client/editor/fact-fields.ts'
import { listValue, printedValue } from '../../client/editor/facts-json.ts'

interface FactInputProps {
  readonly field: FactField
  readonly value: FactValue | undefined
  readonly onValue: (value: FactValue | undefined) => void
}

const spheres = ['leadership', 'tactics', 'spirit', 'lore', 'neutral']

/** One fact. */
export function FactInput({ field, value, onValue }: FactInputProps) {
  const id = useId()
  if (field.kind === 'flag' || field.kind === 'shadow') {
    const on = field.kind === 'flag' ? true : 'present'
    return (
      <label className="st-flag-field">
        <input type="checkbox" checked={value === on} onChange={(event) => onValue(event.target.checked ? on : undefined)} /> {field.name}
      </label>
    )
  }
  return (
    <div className="st-field">
      <label htmlFor={id}>{field.name}</label>
      {field.kind === 'sphere' ? (
        <select id={id} value={String(value ?? '')} onChange={(event) => onValue(event.target.value || undefined)}>
          {!spheres.includes(String(value ?? '')) && <option value={String(value ?? '')}>{String(value ?? 'none')}</option>}
          {spheres.map((sphere) => (
            <option key={sphere} value={sphere}>
              {sphere}
            </option>
          ))}
        </select>
      ) : field.kind === 'words' ? (
        <WordsInput id={id} value={value} onValue={onValue} />
      ) : (
        <input
          id={id}
          value={value === undefined ? '' : String(value)}
          inputMode={field.kind === 'printed' ? 'numeric' : 'text'}
          autoComplete="off"
          onChange={(event) => onValue(field.kind === 'printed' ? printedValue(event.target.value) : event.target.value || undefined)}
        />
      )}
    </div>
  )
}

/** A list between commas. What is typed stays as it is typed while it means the same list. */
function WordsInput({
  id,
  value,
  onValue,
}: {
  readonly id: string
  readonly value: FactValue | undefined
  readonly onValue: (value: FactValue | undefined) => void
}) {
  const joined = Array.isArray(value) ? value.join(', ') : ''
  const [typed, setTyped] = useState(joined)
  const same = JSON.stringify(listValue(typed) ?? []) === JSON.stringify(value ?? [])
  return (
    <input
      id={id}
      value={same ? typed : joined}
      autoComplete="off"
      placeholder="separated by commas"
      onChange={(event) => {
        setTyped(event.target.value)
        onValue(listValue(event.target.value) as FactValue | undefined)
      }}
    />
  )
}
