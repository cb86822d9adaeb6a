'use client'

import type { Suggestions } from '@questwright/contents/suggestions'
import { type Facts, hasTwoSides, sideFieldsOf, withFact } from '@questwright/editing'
import type { CardText, FactValue, SideText } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { Changing } from '../parts/writing.tsx'
import { FactInput } from './fact-input.tsx'
import { WordsField } from './words-field.tsx'

interface CardSidesProps {
  readonly rulebook: Rulebook
  readonly facts: Facts
  readonly words: CardText
  readonly type: string
  readonly suggestions: Suggestions
  readonly onFacts: (facts: Facts) => void
  readonly onWords: (words: CardText) => void
}

const objectOf = (value: unknown): Facts => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {})

/** Both sides of a two-sided card: each with its own title, text, numbers and flavour. */
export function CardSides({ rulebook, facts, words, type, suggestions, onFacts, onWords }: CardSidesProps) {
  const factSides = objectOf(facts.sides)
  const wordSides = objectOf(words.sides)
  const names = [...new Set([...(hasTwoSides(rulebook, type) ? ['A', 'B'] : []), ...Object.keys(factSides), ...Object.keys(wordSides)])]
  const isStrange = facts.sides !== undefined && (typeof facts.sides !== 'object' || facts.sides === null || Array.isArray(facts.sides))
  if (isStrange)
    return (
      <p className="st-field-wrong">
        <code>sides</code> holds <code>{JSON.stringify(facts.sides)}</code>, which is no object of sides. It stays in the file; repair it as
        JSON.
      </p>
    )
  const putWords = (side: string, own: Facts) =>
    onWords({ ...words, sides: { ...wordSides, [side]: own } as { readonly [side: string]: SideText } })
  if (names.length === 0 && rulebook.notPrinted.includes('sides')) return null
  if (names.length === 0)
    return (
      <Changing>
        <button type="button" className="qw-button st-add-sides" onClick={() => onFacts(withFact(facts, 'sides', { A: {}, B: {} }))}>
          The card has two sides …
        </button>
      </Changing>
    )
  const isBare = names.every(
    (side) => Object.keys(objectOf(factSides[side])).length === 0 && Object.keys(objectOf(wordSides[side])).length === 0,
  )
  return (
    <>
      {names.map((side) => {
        const own = objectOf(factSides[side])
        const said = objectOf(wordSides[side])
        return (
          <fieldset key={side} className="st-side">
            <legend>Side {side}</legend>
            <WordsField
              label={`Title of side ${side}`}
              value={said.title}
              rows={1}
              onWords={(title) => putWords(side, { ...said, title })}
            />
            <div className="st-numbers">
              {sideFieldsOf(rulebook, typeof own.type === 'string' ? own.type : type).map((field) => (
                <FactInput
                  key={field.fact}
                  field={{ ...field, name: `${field.name} of side ${side}` }}
                  value={own[field.fact]}
                  suggestions={suggestions}
                  onValue={(value) =>
                    onFacts(withFact(facts, 'sides', { ...factSides, [side]: withFact(own, field.fact, value) } as FactValue))
                  }
                />
              ))}
            </div>
            <WordsField label={`Text of side ${side}`} value={said.text} rows={4} onWords={(text) => putWords(side, { ...said, text })} />
            <WordsField
              label={`Flavour of side ${side}`}
              value={said.flavour}
              rows={2}
              onWords={(flavour) => putWords(side, { ...said, flavour })}
            />
          </fieldset>
        )
      })}
      {isBare && !hasTwoSides(rulebook, type) && (
        <Changing>
          <button type="button" className="qw-button st-add-sides" onClick={() => onFacts(withFact(facts, 'sides', undefined))}>
            The card has one side after all
          </button>
        </Changing>
      )}
    </>
  )
}
