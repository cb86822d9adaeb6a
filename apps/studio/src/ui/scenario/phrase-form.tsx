'use client'

import './fields.css'
import './phrase-form.css'
import { setsOf } from '@questwright/editing'
import type { Names } from '@questwright/editing/scenario'
import type { CardFilter, Word } from '@questwright/packs/browser'
import type { FieldKind, Phrase, Rulebook } from '@questwright/rulebook'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { type Pickable, SearchPick } from '../parts/search-pick.tsx'

/** A sentence of a step, with bold names. */
export function Sentence({ words }: { readonly words: readonly Word[] }) {
  return (
    <>
      {words.map((word, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is identified by its index
        typeof word === 'string' ? <span key={i}>{word}</span> : <strong key={i}>{word.name}</strong>,
      )}
    </>
  )
}

interface PhraseFormProps {
  readonly phrase: Phrase
  readonly told: { readonly [field: string]: unknown }
  readonly names: Names
  readonly stages: readonly string[]
  readonly onChange: (field: string, value: unknown) => void
}

const fieldNames: { readonly [field: string]: string } = {
  card: 'Card',
  cards: 'Cards',
  copies: 'Copies',
  count: 'How many',
  of: 'Which cards',
  to: 'To which card',
  on: 'On which card',
  token: 'Token',
  place: 'Where to',
  way: 'How',
  stage: 'Stage',
  number: 'Number',
  trait: 'Trait',
}

/** The input fields for a step or condition; which ones there are is read from the description of its kind. */
export function PhraseForm({ phrase, told, names, stages, onChange }: PhraseFormProps) {
  return (
    <div className="st-phrase-form">
      {Object.entries(phrase.fields).map(([field, kind]) => (
        <Field
          key={field}
          name={fieldNames[field] ?? field}
          kind={kind}
          value={told[field]}
          names={names}
          stages={stages}
          onChange={(value) => onChange(field, value)}
        />
      ))}
      {Object.keys(phrase.fields).length === 0 && <p className="st-quiet">Nothing else is to be said.</p>}
    </div>
  )
}

interface FieldProps {
  readonly name: string
  readonly kind: FieldKind
  readonly value: unknown
  readonly names: Names
  readonly stages: readonly string[]
  readonly onChange: (value: unknown) => void
}

function Field({ name, kind, value, names, stages, onChange }: FieldProps) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  if (kind === 'cards') return <CardsField name={name} value={value} names={names} onChange={onChange} />
  if (kind === 'filter') {
    const filter = (value ?? {}) as CardFilter
    const set = (part: keyof CardFilter, to: string) => {
      const { [part]: _, ...rest } = filter
      onChange(to === '' ? rest : { ...rest, [part]: to })
    }
    return (
      <fieldset className="st-phrase-filter">
        <legend>{name}</legend>
        <label>
          Type
          <select value={filter.type ?? ''} onChange={(event) => set('type', event.target.value)}>
            <option value="">any card</option>
            {(names.rulebook.scenario?.filterTypes ?? []).map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        <label>
          Set
          <select value={filter.set ?? ''} onChange={(event) => set('set', event.target.value)}>
            <option value="">any set</option>
            {names.sets.map((one) => (
              <option key={`${one.pack}:${one.code}`} value={one.code}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Trait
          <input value={filter.trait ?? ''} onChange={(event) => set('trait', event.target.value)} />
        </label>
      </fieldset>
    )
  }
  if (kind === 'amount' || kind === 'copies' || kind === 'number') {
    const isPerPlayer = value === 'per-player'
    return (
      <div className="st-phrase-amount">
        <label htmlFor={id}>{name}</label>
        <input
          id={id}
          type="number"
          min={1}
          max={99}
          disabled={isPerPlayer}
          value={isPerPlayer ? '' : typeof value === 'number' ? value : 1}
          onChange={(event) => {
            const n = Math.max(1, Number.parseInt(event.target.value, 10) || 1)
            onChange(kind === 'copies' && n === 1 ? undefined : n)
          }}
        />
        {kind !== 'number' && (
          <label className="st-phrase-check">
            <input
              type="checkbox"
              checked={isPerPlayer}
              onChange={(event) => onChange(event.target.checked ? 'per-player' : kind === 'copies' ? undefined : 1)}
            />
            one per player
          </label>
        )}
      </div>
    )
  }
  const options =
    kind === 'place'
      ? Object.entries(names.rulebook.places)
      : kind === 'way'
        ? Object.entries(names.rulebook.ways)
        : kind === 'stage'
          ? stages.map((stage) => [stage, names.title(stage)] as const)
          : undefined
  if (options)
    return (
      <label className="st-phrase-field">
        {name}
        <select value={text} onChange={(event) => onChange(event.target.value)}>
          {!options.some(([option]) => option === text) && <option value={text}>{text || 'choose …'}</option>}
          {options.map(([option, shown]) => (
            <option key={option} value={option}>
              {shown}
            </option>
          ))}
        </select>
      </label>
    )
  if (kind === 'card' || kind === 'host') return <CardField name={name} kind={kind} value={text} names={names} onChange={onChange} />
  return (
    <label className="st-phrase-field">
      {name}
      <input
        value={text}
        list={kind === 'token' ? `${id}-tokens` : undefined}
        onChange={(event) => onChange(kind === 'optional-trait' && event.target.value === '' ? undefined : event.target.value)}
      />
      {kind === 'token' && (
        <datalist id={`${id}-tokens`}>
          {Object.keys(names.rulebook.tokens).map((token) => (
            <option key={token}>{token}</option>
          ))}
        </datalist>
      )}
    </label>
  )
}

interface CardFieldProps {
  readonly name: string
  readonly kind: 'card' | 'host'
  readonly value: string
  readonly names: Names
  readonly onChange: (value: string) => void
}

/** An input that searches a card by title or code. It keeps the last chosen card until another is chosen. */
function CardField({ name, kind, value, names, onChange }: CardFieldProps) {
  const id = useId()
  const { hosts, scenario } = names.rulebook
  const chosen = Object.hasOwn(hosts, value) ? hosts[value] : names.card(value)?.title
  const cards = names.cards.filter(
    ({ facts }) => facts.type !== scenario?.stages.type && (kind === 'host' || setsOf(names.rulebook, facts).length > 0),
  )
  const choices = [
    ...(kind === 'host' ? Object.entries(hosts).map(([host, reads]): Pickable => ({ id: host, label: reads })) : []),
    ...cards.map(
      ({ pack, code, title }): Pickable => ({ id: code, label: title, hint: code, words: `${code} ${code.replaceAll('-', ' ')} ${pack}` }),
    ),
  ]
  return (
    <div className="st-phrase-field">
      <label htmlFor={id}>{name}</label>
      <SearchPick
        id={id}
        label={name}
        value={value}
        shown={chosen ?? (value === '' ? 'Choose a card' : value)}
        choices={choices}
        asTyped={(typed) => codeAsTyped(typed, choices)}
        onPick={onChange}
      />
      {chosen === undefined && value !== '' && <small className="is-warn">No card has this code.</small>}
    </div>
  )
}

/** The entry for a typed code that is complete but belongs to no card, since the card may be created later; undefined for other texts. */
function codeAsTyped(typed: string, choices: readonly Pickable[]): Pickable | undefined {
  if (!/^(?:[a-z0-9-]+:)?[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(typed) || choices.some(({ id }) => id === typed)) return undefined
  return { id: typed, label: `The code ${typed}`, hint: 'no card has it yet' }
}

function CardsField({
  name,
  value,
  names,
  onChange,
}: {
  readonly name: string
  readonly value: unknown
  readonly names: Names
  readonly onChange: (value: unknown) => void
}) {
  const codes = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <fieldset className="st-phrase-cards">
      <legend>{name}</legend>
      {codes.map((code, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a code changes while it is typed
        <div key={i}>
          <CardField
            name={`Card ${i + 1}`}
            kind="card"
            value={code}
            names={names}
            onChange={(to) => onChange(codes.map((one, j) => (j === i ? to : one)))}
          />
          <button
            type="button"
            className="qw-button is-icon"
            aria-label={`Take card ${i + 1} out`}
            onClick={() => onChange(codes.filter((_, j) => j !== i))}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </div>
      ))}
      <button type="button" className="qw-button is-small" onClick={() => onChange([...codes, ''])}>
        <Plus size={14} aria-hidden="true" /> Another card
      </button>
    </fieldset>
  )
}

/** The values of a new step or condition. */
export function firstWords(
  phrase: Phrase | undefined,
  stages: readonly string[],
  { hosts, tokens, places, ways }: Rulebook,
): { readonly [field: string]: unknown } {
  const first: { readonly [kind in FieldKind]?: unknown } = {
    card: '',
    cards: ['', ''],
    host: Object.keys(hosts)[0] ?? '',
    stage: stages.at(-1) ?? '',
    amount: 1,
    number: 1,
    filter: {},
    token: Object.keys(tokens)[0] ?? '',
    place: Object.keys(places)[0] ?? '',
    way: Object.keys(ways)[0] ?? '',
    trait: '',
  }
  return Object.fromEntries(
    Object.entries(phrase?.fields ?? {}).flatMap(([field, kind]) => (first[kind] === undefined ? [] : [[field, first[kind]]])),
  )
}

interface AddPhraseProps<Word extends string> {
  readonly label: string
  /** Shown in the menu before a choice. */
  readonly prompt: string
  readonly phrases: { readonly [word in Word]: { readonly name: string } }
  readonly onAdd: (word: Word) => void
}

/** A menu of steps, conditions or rules; choosing one adds it. */
export function AddPhrase<Word extends string>({ label, prompt, phrases, onAdd }: AddPhraseProps<Word>) {
  return (
    <label className="st-step-add">
      <Plus size={15} aria-hidden="true" />
      <span className="st-heard">{label}</span>
      <select value="" onChange={(event) => onAdd(event.target.value as Word)}>
        <option value="" disabled>
          {prompt}
        </option>
        {(Object.entries(phrases) as [Word, { readonly name: string }][]).map(([word, { name }]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
