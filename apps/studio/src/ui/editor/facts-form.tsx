'use client'

import type { Suggestions } from '@questwright/contents/suggestions'
import { type FactField, type Facts, fieldsOf, hasTwoSides, textFieldsOf, unshownFacts, withFact, withTextMark } from '@questwright/editing'
import type { CardText, FactValue } from '@questwright/packs/types'
import { setOfCard, typeIn, typesOf } from '@questwright/rulebook'
import { Fragment, type ReactNode, useId } from 'react'
import { useRulebook } from '../../client/rulebook.ts'
import { ChoiceToRead, useReadOnly } from '../parts/writing.tsx'
import { CardSides } from './card-sides.tsx'
import { FactInput } from './fact-input.tsx'
import { SetIcon } from './set-icon.tsx'
import { WordsField } from './words-field.tsx'

interface FactsFormProps {
  /** The pack of the card. */
  readonly pack: string
  readonly facts: Facts
  /** Shown below the title: a note. */
  readonly underTitle: ReactNode
  readonly words: CardText
  readonly suggestions: Suggestions
  readonly onFacts: (facts: Facts) => void
  readonly onWords: (words: CardText) => void
  readonly onNewSet: (slug: string, title: string) => void
}

/** The printed facts and texts of a card as a form whose fields depend on the card's type. Data for which there is no field stays in the files. */
export function FactsForm({ pack, facts, words, underTitle, suggestions, onFacts, onWords, onNewSet }: FactsFormProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const rulebook = useRulebook(pack)
  const types = typesOf(rulebook).map((one) => [one, rulebook.types[one]?.name ?? one] as const)
  const type = typeof facts.type === 'string' ? facts.type : ''
  const fields = fieldsOf(rulebook, type)
  const input = (field: FactField) => (
    <FactInput
      key={field.fact}
      field={field}
      value={facts[field.fact]}
      suggestions={suggestions}
      onNewSet={onNewSet}
      onValue={(value: FactValue | undefined) => onFacts(withFact(facts, field.fact, value))}
    />
  )
  const of = (...kinds: readonly FactField['kind'][]) => fields.filter(({ kind }) => kinds.includes(kind)).map(input)
  const sides = Object.keys(facts.sides ?? {}).length > 0 || Object.keys(words.sides ?? {}).length > 0 || hasTwoSides(rulebook, type)
  const set = fields.some(({ kind }) => kind === 'set') ? setOfCard(facts, rulebook) : undefined
  const signs = rulebook.examples.signs ?? rulebook.signs.slice(0, 3)
  const unshown = unshownFacts(rulebook, facts, type)
  return (
    <>
      <WordsField label="Title" value={words.title} rows={1} onWords={(title) => onWords({ ...words, title })} />
      {(typeIn(rulebook, type)?.subtitled || words.subtitle !== undefined) && (
        <WordsField label="Subtitle" value={words.subtitle} rows={1} onWords={(subtitle) => onWords(withSubtitle(words, subtitle))} />
      )}
      {underTitle}
      <div className="st-field-pair">
        <div className="st-field">
          <label htmlFor={`${id}-type`}>Type</label>
          <ChoiceToRead id={`${id}-type`} value={types.find(([one]) => one === type)?.[1] ?? (type || 'none')}>
            <select id={`${id}-type`} value={type} onChange={(event) => onFacts(withFact(facts, 'type', event.target.value))}>
              {!types.some(([one]) => one === type) && <option value={type}>{type || 'none'}</option>}
              {types.map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </select>
          </ChoiceToRead>
        </div>
        {of('slug', 'set', 'choice', 'text')}
      </div>
      {set !== undefined && <SetIcon pack={pack} named={set} title={suggestions.sets.find(({ slug }) => slug === set)?.title ?? set} />}
      {of('sets', 'words', 'keywords')}
      <div className="st-numbers is-printed">{of('printed')}</div>
      {(!sides || typeof words.text === 'string') && (
        <WordsField label="Text" value={words.text} rows={5} onWords={(text) => onWords({ ...words, text })} />
      )}
      {textFieldsOf(rulebook, type)
        .filter(({ printed, field }) => printed === 'by the type' || words[field] !== undefined)
        .map((one) => (
          <WordsField
            key={one.fact}
            label={one.label}
            value={words[one.field]}
            rows={3}
            onWords={(text) => {
              onWords({ ...words, [one.field]: text })
              const marked = withTextMark(facts, one, text)
              if (marked) onFacts(marked)
            }}
          />
        ))}
      {!sides && <WordsField label="Flavour" value={words.flavour} rows={2} onWords={(flavour) => onWords({ ...words, flavour })} />}
      <CardSides
        rulebook={rulebook}
        facts={facts}
        words={words}
        type={type}
        suggestions={suggestions}
        onFacts={onFacts}
        onWords={onWords}
      />
      <div className="st-numbers">{of('count')}</div>
      <div className="st-flags">{of('flag', 'mark')}</div>
      {unshown.length > 0 && (
        <details className="st-unshown">
          <summary>
            {unshown.length} more {unshown.length === 1 ? 'field' : 'fields'} in the file
          </summary>
          <dl>
            {unshown.map((fact) => (
              <div key={fact}>
                <dt>
                  <code>{fact}</code>
                </dt>
                <dd>
                  <code>{JSON.stringify(facts[fact])}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {!readOnly && (
        <p className="st-quiet">
          <code>**bold**</code>, <code>*italic*</code>{' '}
          {signs.length > 0 && (
            <>
              and{' '}
              {signs.map((sign, i) => (
                <Fragment key={sign}>
                  {i > 0 && ', '}
                  <code>[{sign}]</code>
                </Fragment>
              ))}{' '}
            </>
          )}
          … make signs. Nothing else in a text is more than text.
        </p>
      )}
    </>
  )
}

/** The texts with this subtitle; without the field if it is empty. */
function withSubtitle({ subtitle: _, ...others }: CardText, subtitle: string): CardText {
  return subtitle === '' ? (others as CardText) : ({ ...others, subtitle } as CardText)
}
