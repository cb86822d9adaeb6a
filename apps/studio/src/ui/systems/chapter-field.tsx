'use client'

import { type FieldWords, isPart, namesAmong, type Part } from '@questwright/editing'
import type { ChapterFinding, FieldShape } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { WordChips } from '../editor/word-chips.tsx'
import { StrangeField } from '../parts/strange-field.tsx'
import { Changing, ChoiceToRead, useReadOnly } from '../parts/writing.tsx'
import { boardWords } from './board-words.ts'
import { Findings } from './findings.tsx'

interface ChapterFieldProps {
  readonly field: FieldWords
  /** The schema's description of the field. */
  readonly shape: FieldShape | undefined
  readonly value: FactValue | undefined
  readonly rulebook: Rulebook
  /** The problems of the value. */
  readonly found: readonly ChapterFinding[]
  /** `undefined` removes it. */
  readonly onValue: (value: FactValue | undefined) => void
}

/** Input for a field of an entry, by the type of the field. A value of another type is shown unchanged, and kept until it is removed. */
export function ChapterField({ field, shape, value, rulebook, found, onValue }: ChapterFieldProps) {
  const { label, note, among, rows = 1 } = field
  const kind = shape?.kind ?? 'text'
  const isLeftOut = shape?.may === 'left-out'
  const names = among === undefined ? [] : namesAmong(among, rulebook, boardWords())
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string')
  const fits =
    value === undefined ||
    (kind === 'texts'
      ? isList
      : kind === 'choices-by-name' || kind === 'texts-by-name'
        ? isPart(value)
        : typeof value === 'string' || typeof value === 'number')
  if (!fits)
    return (
      <StrangeField label={label} value={value} className="st-chapter-wide" onTakeOut={() => onValue(undefined)}>
        <Findings found={found} />
      </StrangeField>
    )
  if (kind === 'texts')
    return (
      <div className="st-chapter-wide">
        <WordChips
          label={label}
          words={(value ?? []) as readonly string[]}
          suggestions={names}
          onWords={(words) => onValue(words.length === 0 && isLeftOut ? undefined : words)}
        />
        {note !== undefined && <p className="st-quiet">{note}</p>}
        <Findings found={found} />
      </div>
    )
  if (kind === 'choices-by-name')
    return (
      <ByNameField
        label={label}
        value={(value ?? {}) as Part}
        choices={shape?.choices ?? []}
        found={found}
        isLeftOut={isLeftOut}
        onValue={onValue}
      />
    )
  if (kind === 'choice')
    return (
      <ChoiceField
        label={label}
        note={note}
        value={value === undefined ? undefined : String(value)}
        choices={shape?.choices ?? []}
        isLeftOut={isLeftOut}
        found={found}
        onValue={onValue}
      />
    )
  return (
    <TextField
      label={label}
      note={note}
      value={value}
      rows={rows}
      names={names}
      found={found}
      kind={kind === 'number' || (kind === 'other' && !isPart(value)) ? 'number' : 'text'}
      isWide={['about', 'reads', 'code', 'says', 'leaves', 'such'].includes(field.at.at(-1) ?? '')}
      onValue={(next) => onValue(next === '' && isLeftOut ? undefined : next)}
    />
  )
}

interface TextFieldProps {
  readonly label: string
  readonly note?: string | undefined
  readonly value: FactValue | undefined
  readonly rows: number
  /** Suggestions for the value. */
  readonly names?: readonly string[]
  readonly kind?: 'text' | 'number'
  readonly isWide?: boolean
  readonly found: readonly ChapterFinding[]
  readonly onValue: (value: string | number | undefined) => void
}

/** A field for a text or a whole number, with its problems. */
export function TextField({ label, note, value, rows, names = [], kind = 'text', isWide = rows > 1, found, onValue }: TextFieldProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const described = [note === undefined ? '' : `${id}-note`, found.length > 0 ? `${id}-found` : ''].filter(Boolean).join(' ')
  const common = {
    id,
    readOnly,
    value: text,
    autoComplete: 'off',
    'aria-invalid': found.some(({ severity }) => severity === 'error'),
    'aria-describedby': described === '' ? undefined : described,
  }
  const put = (typed: string) => onValue(kind === 'number' ? numberOf(typed) : typed)
  // in a read-only pack, hide absent values
  if (readOnly && text === '') return null
  return (
    <div className={isWide ? 'st-field st-chapter-wide' : 'st-field'}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea {...common} rows={rows} onChange={(event) => put(event.target.value)} />
      ) : (
        <input
          {...common}
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          list={names.length > 0 ? `${id}-names` : undefined}
          onChange={(event) => put(event.target.value)}
        />
      )}
      {names.length > 0 && (
        <datalist id={`${id}-names`}>
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className="st-quiet">
          {kind === 'number' || !note.includes(' ') ? `If not said: ${note}` : note}
        </p>
      )}
      <Findings id={`${id}-found`} found={found} />
    </div>
  )
}

/** The number for a typed text. A text that is no whole number stays text, so that the check reports it. */
function numberOf(typed: string): string | number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^-?\d+$/.test(text) ? Number(text) : text
}

interface ChoiceFieldProps {
  readonly label: string
  readonly note: string | undefined
  readonly value: string | undefined
  readonly choices: readonly string[]
  readonly isLeftOut: boolean
  readonly found: readonly ChapterFinding[]
  readonly onValue: (value: string | undefined) => void
}

const spoken = (word: string): string => word.replaceAll('-', ' ')

function ChoiceField({ label, note, value, choices, isLeftOut, found, onValue }: ChoiceFieldProps) {
  const id = useId()
  const readOnly = useReadOnly()
  if (readOnly && value === undefined) return null
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <ChoiceToRead id={id} value={spoken(value ?? '')}>
        <select
          id={id}
          value={value ?? ''}
          aria-invalid={found.some(({ severity }) => severity === 'error')}
          aria-describedby={found.length > 0 ? `${id}-found` : undefined}
          onChange={(event) => onValue(event.target.value === '' ? undefined : event.target.value)}
        >
          {(isLeftOut || value === undefined || value === '') && (
            <option value="">{note === undefined ? 'not said' : `not said: ${note}`}</option>
          )}
          {value !== undefined && value !== '' && !choices.includes(value) && <option value={value}>{value}</option>}
          {choices.map((one) => (
            <option key={one} value={one}>
              {spoken(one)}
            </option>
          ))}
        </select>
      </ChoiceToRead>
      <Findings id={`${id}-found`} found={found} />
    </div>
  )
}

interface ByNameFieldProps {
  readonly label: string
  readonly value: Part
  readonly choices: readonly string[]
  readonly isLeftOut: boolean
  readonly found: readonly ChapterFinding[]
  readonly onValue: (value: FactValue | undefined) => void
}

/** Input for an object in which each name has one of several words: the parts of an event, the fields of a line. */
function ByNameField({ label, value, choices, isLeftOut, found, onValue }: ByNameFieldProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const [name, setName] = useState('')
  const put = (parts: Part) => onValue(Object.keys(parts).length === 0 && isLeftOut ? undefined : (parts as FactValue))
  const add = () => {
    const fresh = name.trim()
    if (fresh === '' || Object.hasOwn(value, fresh)) return
    put({ ...value, [fresh]: choices[0] ?? '' })
    setName('')
  }
  const entries = Object.entries(value)
  if (readOnly && entries.length === 0) return null
  return (
    <fieldset className="st-chapter-wide st-chapter-pairs">
      <legend>{label}</legend>
      {entries.map(([one, word]) => (
        <Pair key={one} name={one} isReadOnly={readOnly} onRemove={() => put(without(value, one))}>
          <ChoiceToRead value={spoken(String(word))}>
            <select aria-label={`Kind of ${one}`} value={String(word)} onChange={(event) => put({ ...value, [one]: event.target.value })}>
              {!choices.includes(String(word)) && <option value={String(word)}>{String(word)}</option>}
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {spoken(choice)}
                </option>
              ))}
            </select>
          </ChoiceToRead>
        </Pair>
      ))}
      <Changing>
        <div className="st-chapter-pair">
          <input
            id={id}
            aria-label={`New one of: ${label}`}
            placeholder="count"
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <button type="button" className="qw-button" disabled={name.trim() === '' || Object.hasOwn(value, name.trim())} onClick={add}>
            <Plus size={14} aria-hidden="true" /> Add
          </button>
        </div>
      </Changing>
      <Findings found={found} />
    </fieldset>
  )
}

interface PairProps {
  readonly name: string
  readonly isReadOnly: boolean
  readonly onRemove: () => void
  readonly children: ReactNode
}

function Pair({ name, isReadOnly, onRemove, children }: PairProps) {
  return (
    <div className="st-chapter-pair">
      <code>{name}</code>
      {children}
      {!isReadOnly && (
        <button type="button" className="qw-button is-icon" aria-label={`Take out ${name}`} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function without(parts: Part, name: string): Part {
  const { [name]: _, ...rest } = parts
  return rest
}

interface WordsOfFieldProps {
  readonly label: string
  readonly value: FactValue | undefined
  readonly onValue: (words: readonly string[] | undefined) => void
}

/** Input for an entry that is itself a list of texts. */
export function WordsOfField({ label, value, onValue }: WordsOfFieldProps) {
  if (value !== undefined && !(Array.isArray(value) && value.every((one) => typeof one === 'string')))
    return <StrangeField label={label} value={value} className="st-chapter-wide" onTakeOut={() => onValue([])} />
  return <WordChips label={label} words={(value ?? []) as readonly string[]} suggestions={[]} onWords={onValue} />
}
