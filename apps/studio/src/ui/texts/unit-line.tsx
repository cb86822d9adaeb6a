'use client'

import { Crosshair } from 'lucide-react'
import { useId } from 'react'
import type { ReadUnit } from '../../api-types.ts'
import { spoken } from '../abilities/spoken.tsx'
import { Changing } from '../parts/writing.tsx'
import { stateOfUnit, TextStateBadge } from './state-of-text.tsx'

interface UnitLineProps {
  readonly unit: ReadUnit
  /** The text in which it is, as it is typed. */
  readonly text: string
  readonly reasons: 'there' | 'not yet'
  /** Selects a part of the text. */
  readonly onShow: (start: number, end: number) => void
  /** Replaces a part of the text. */
  readonly onReplace: (start: number, end: number, words: string) => void
  /** Chooses a meaning, by its script. */
  readonly onMeaning: (text: string, script: string) => void
}

/** A unit of a text: how it is understood, what it asks, or why it is not understood. */
export function UnitLine({ unit, text, reasons, onShow, onReplace, onMeaning }: UnitLineProps) {
  const state = stateOfUnit(unit)
  const meant = unit.meanings[unit.chosen ?? (unit.state === 'whole' ? 0 : -1)]
  return (
    <li className="st-unit" data-state={state}>
      <div className="st-unit-head">
        <TextStateBadge state={state} />
        <button type="button" className="st-unit-text" title="Show it in the text" onClick={() => onShow(unit.start, unit.end)}>
          {shortened(unit.text)}
        </button>
      </div>
      {unit.state !== 'asked' &&
        meant?.says.map((sentence) => (
          <p key={sentence} className="st-unit-says">
            {spoken(sentence)}
          </p>
        ))}
      {unit.fact && <p className="st-unit-says">A fact of the card, for which no script is needed.</p>}
      {unit.state === 'asked' && <Question unit={unit} onMeaning={onMeaning} />}
      {unit.state !== 'asked' && unit.findings.length > 0 && (
        <ul className="st-unit-findings">
          {unit.findings.map(({ code, start, end, message, offers }) => (
            <li key={`${code} ${start}`}>
              <p>
                <button type="button" className="st-finding-place" onClick={() => onShow(start, end)}>
                  <Crosshair size={13} aria-hidden="true" />
                  <span className="st-heard">Show in the text: </span>
                  {shortened(text.slice(start, end))}
                </button>{' '}
                {message} <code className="st-quiet">{code}</code>
              </p>
              {offers.length > 0 && (
                <Changing>
                  <div className="st-offers">
                    {offers.map((offer) => (
                      <button
                        key={`${offer.start} ${offer.text}`}
                        type="button"
                        className="qw-button"
                        aria-label={`Write “${offer.text}” instead of “${text.slice(offer.start, offer.end)}”`}
                        onClick={() => onReplace(offer.start, offer.end, offer.text)}
                      >
                        {offer.text === '' ? `without “${text.slice(offer.start, offer.end)}”` : offer.text}
                      </button>
                    ))}
                  </div>
                </Changing>
              )}
            </li>
          ))}
        </ul>
      )}
      {(state === 'by-hand' || state === 'partly') && unit.findings.length === 0 && reasons === 'not yet' && (
        <p className="st-quiet">Looking for the reason …</p>
      )}
    </li>
  )
}

/** A question with a button for each meaning. */
function Question({ unit, onMeaning }: Pick<UnitLineProps, 'unit' | 'onMeaning'>) {
  const id = useId()
  const sentences = unit.meanings.map(({ says }) => says.join('\n'))
  // sentences may be the same where only the scripts differ
  const isClear = new Set(sentences).size === sentences.length
  return (
    <div role="group" aria-labelledby={id} className="st-question">
      <p id={id}>{unit.chosen === undefined ? 'Which is meant?' : 'You chose:'}</p>
      {unit.meanings.map(({ script }, nth) => (
        <button
          key={script}
          type="button"
          className="qw-button st-meaning"
          aria-pressed={unit.chosen === nth}
          onClick={() => onMeaning(unit.text, script)}
        >
          <span>{spoken(sentences[nth] ?? '')}</span>
          {!isClear && <code>{script}</code>}
        </button>
      ))}
    </div>
  )
}

const most = 90
const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)
