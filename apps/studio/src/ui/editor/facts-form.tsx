'use client'

import { cardTypes } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { useId } from 'react'
import { type FactField, fieldsOf } from '../../client/editor/fact-fields.ts'
import { type Facts, withFact } from '../../client/editor/facts-json.ts'
import { FactInput } from './fact-input.tsx'
import { QuestSides } from './quest-sides.tsx'

interface FactsFormProps {
  readonly facts: Facts
  readonly onFacts: (facts: Facts) => void
}

/** The printed facts of a card's type as fields. What it does not know stays in the file. */
export function FactsForm({ facts, onFacts }: FactsFormProps) {
  const id = useId()
  const type = typeof facts.type === 'string' ? facts.type : ''
  const fields = fieldsOf(type)
  const change = (field: FactField) => (value: FactValue | undefined) => onFacts(withFact(facts, field.fact, value))
  const isShort = ({ kind }: FactField) => kind === 'printed'
  const isFlag = ({ kind }: FactField) => kind === 'flag' || kind === 'shadow'
  return (
    <>
      <div className="st-field">
        <label htmlFor={`${id}-type`}>Type</label>
        <select id={`${id}-type`} value={type} onChange={(event) => onFacts(withFact(facts, 'type', event.target.value))}>
          {!cardTypes.some((one) => one === type) && <option value={type}>{type || 'none'}</option>}
          {cardTypes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <div className="st-numbers">
        {fields.filter(isShort).map((field) => (
          <FactInput key={field.fact} field={field} value={facts[field.fact]} onValue={change(field)} />
        ))}
      </div>
      {type === 'quest' && <QuestSides sides={facts.sides} onSides={(sides) => onFacts(withFact(facts, 'sides', sides))} />}
      {fields
        .filter((field) => !isShort(field) && !isFlag(field))
        .map((field) => (
          <FactInput key={field.fact} field={field} value={facts[field.fact]} onValue={change(field)} />
        ))}
      <div className="st-flags">
        {fields.filter(isFlag).map((field) => (
          <FactInput key={field.fact} field={field} value={facts[field.fact]} onValue={change(field)} />
        ))}
      </div>
    </>
  )
}
