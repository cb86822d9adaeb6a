'use client'

import type { FactValue } from '@questwright/packs/types'
import { emptyOf, fitsRecord, type RecordField } from '@questwright/rulebook'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { ChosenCards } from './chosen-cards.tsx'

interface RecordFormProps {
  readonly record: { readonly [field: string]: FactValue }
  readonly fields: { readonly [field: string]: RecordField }
  /** Available cards, those of the own pack first. */
  readonly cards: readonly { readonly code: string; readonly title: string }[]
  readonly cardTitle: (code: string) => string
  readonly onRecord: (record: { readonly [field: string]: FactValue }) => void
}

/** The form for the initial record of a campaign: an input for each field, by its type. */
export function RecordForm({ record, fields, cards, cardTitle, onRecord }: RecordFormProps) {
  const put = (field: string, known: RecordField, value: FactValue) => {
    const { [field]: _, ...rest } = record
    onRecord(JSON.stringify(value) === JSON.stringify(emptyOf(known)) ? rest : { ...record, [field]: value })
  }
  return Object.entries(fields).map(([field, known]) => {
    const given = record[field]
    const value = given !== undefined && fitsRecord(known, given) ? given : (emptyOf(known) as FactValue)
    const of = { label: known.title, value, cards, cardTitle, onValue: (next: FactValue) => put(field, known, next) }
    return (
      <fieldset key={field} className="st-record-field" data-field={field}>
        <legend>{known.title}</legend>
        <p className="st-quiet">{known.about}</p>
        <FieldInput holds={known.holds} {...of} />
      </fieldset>
    )
  })
}

interface InputProps {
  readonly label: string
  readonly value: FactValue
  readonly cards: RecordFormProps['cards']
  readonly cardTitle: (code: string) => string
  readonly onValue: (value: FactValue) => void
}

type ByName = { readonly [name: string]: FactValue }

function FieldInput({ holds, ...of }: InputProps & { readonly holds: RecordField['holds'] }) {
  const readOnly = useReadOnly()
  const { label, value, onValue } = of
  switch (holds) {
    case 'number':
      return (
        <input
          type="number"
          aria-label={label}
          readOnly={readOnly}
          value={Number(value)}
          onChange={(event) => onValue(Math.trunc(Number(event.target.value)))}
        />
      )
    case 'words':
      return <Words label={label} words={value as readonly string[]} onWords={onValue} />
    case 'cards':
      return <ChosenCards {...of} codes={value as readonly string[]} onCodes={(codes) => onValue([...codes])} />
    case 'held-cards': {
      const held = value as readonly { readonly card: string; readonly on?: string }[]
      return (
        <ChosenCards
          {...of}
          codes={held.map(({ card }) => card)}
          onCodes={(codes) => onValue(codes.map((card) => held.find((one) => one.card === card) ?? { card }))}
        />
      )
    }
    case 'texts':
    case 'numbers':
    case 'lists':
      return <Named label={label} holds={holds} values={value as ByName} onValues={onValue} />
  }
}

function Words({
  label,
  words,
  onWords,
}: {
  readonly label: string
  readonly words: readonly string[]
  readonly onWords: (words: string[]) => void
}) {
  return (
    <textarea
      aria-label={label}
      rows={2}
      placeholder="One a line"
      readOnly={useReadOnly()}
      value={words.join('\n')}
      onChange={(event) => onWords(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  )
}

interface NamedProps {
  readonly label: string
  readonly holds: 'texts' | 'numbers' | 'lists'
  readonly values: ByName
  readonly onValues: (values: ByName) => void
}

/** Input for a map field: for each key a text, a whole number, or a comma-separated list. */
function Named({ label, holds, values, onValues }: NamedProps) {
  const readOnly = useReadOnly()
  const [name, setName] = useState('')
  const empty = holds === 'numbers' ? 0 : holds === 'texts' ? '' : []
  const add = () => {
    if (name.trim() === '' || Object.hasOwn(values, name.trim())) return
    onValues({ ...values, [name.trim()]: empty })
    setName('')
  }
  const read = (text: string): FactValue =>
    holds === 'texts' ? text : holds === 'numbers' ? Math.trunc(Number(text) || 0) : text.split(',').map((one) => one.trimStart())
  return (
    <>
      {Object.entries(values).map(([by, value]) => (
        <div key={by} className="st-record-named">
          <label>
            {by}
            <input
              type={holds === 'numbers' ? 'number' : 'text'}
              readOnly={readOnly}
              placeholder={holds === 'texts' ? 'empty at first' : ''}
              value={Array.isArray(value) ? value.join(', ') : String(value)}
              onChange={(event) => onValues({ ...values, [by]: read(event.target.value) })}
            />
          </label>
          <Changing>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={`${label}: without ${by}`}
              onClick={() => onValues(Object.fromEntries(Object.entries(values).filter(([one]) => one !== by)))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </Changing>
        </div>
      ))}
      <Changing>
        <div className="st-record-named">
          <input
            aria-label={`${label}: a new name`}
            placeholder="A new name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && add()}
          />
          <button type="button" className="qw-button is-icon" aria-label={`${label}: add the name`} onClick={add}>
            <Plus size={14} aria-hidden="true" />
          </button>
        </div>
      </Changing>
    </>
  )
}
