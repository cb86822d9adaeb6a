'use client'

import { wholeNumber } from '@questwright/editing'
import { allCards, type DraftCard, lyingOn, placeOf, type SituationDraft, type Target, zonesOf } from '@questwright/scenes'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { zoneName } from './zone-words.ts'

interface CardPanelProps {
  readonly draft: SituationDraft
  readonly card: DraftCard
  readonly titleOf: (code: string) => string
  readonly onChange: (change: Partial<DraftCard>) => void
  readonly onMove: (target: Target) => void
  readonly onRemove: () => void
}

/** The chosen card: its tokens and marks, and its zone or host. */
export function CardPanel({ draft, card, titleOf, onChange, onMove, onRemove }: CardPanelProps) {
  const id = useId()
  const { board } = draft
  const cards = allCards(draft)
  const here = cards.find((one) => one.card.id === card.id)
  const host = cards.find((one) => lyingOn(one.card).some((lying) => lying.id === card.id))
  const hosts = cards.filter((one) => one.card.id !== card.id && one.host === 'none' && placeOf(one.zone, board)?.bears !== 'nothing')
  const waysOn = Object.entries(board.on)
  const way = host && waysOn.find(([word]) => host.card.on[word]?.some((one) => one.id === card.id))?.[0]
  const place = host ? `${way} ${host.card.id}` : `zone ${here?.zone ?? ''}`
  const move = (value: string) => {
    const [way = '', where = ''] = value.split(' ')
    onMove(way === 'zone' ? { zone: where } : { on: where, as: way })
  }
  return (
    <section className="st-card-panel" aria-label={`Chosen card: ${titleOf(card.code)}`}>
      <h2>{titleOf(card.code)}</h2>
      <p className="st-quiet">{card.code}</p>
      <div className="st-field">
        <label htmlFor={`${id}-place`}>Where it lies</label>
        <select id={`${id}-place`} value={place} onChange={(event) => move(event.target.value)}>
          <optgroup label="Zones">
            {zonesOf(draft).map(({ zone }) => (
              <option key={zone} value={`zone ${zone}`}>
                {zoneName(zone, board)}
              </option>
            ))}
          </optgroup>
          {waysOn.map(([word, { label }]) => (
            <optgroup key={word} label={label}>
              {hosts.map((one) => (
                <option key={one.card.id} value={`${word} ${one.card.id}`}>
                  {titleOf(one.card.code)} ({zoneName(one.zone, board)})
                </option>
              ))}
              {host && word === way && !hosts.includes(host) && (
                <option value={`${word} ${host.card.id}`}>{titleOf(host.card.code)}</option>
              )}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="st-field-row">
        {Object.entries(board.tokens).map(([part, { name }]) => (
          <div key={part} className="st-field">
            <label htmlFor={`${id}-${part}`}>{name}</label>
            <input
              id={`${id}-${part}`}
              type="number"
              min={0}
              max={99}
              value={card.tokens[part] ?? 0}
              onChange={(event) => onChange({ tokens: { ...card.tokens, [part]: wholeNumber(event.target.valueAsNumber, 0, 99) } })}
            />
          </div>
        ))}
      </div>
      {Object.entries(board.states).map(([state, name]) => (
        <label key={state} className="st-check">
          <input
            type="checkbox"
            checked={card.is.includes(state)}
            onChange={(event) => onChange({ is: event.target.checked ? [...card.is, state] : card.is.filter((one) => one !== state) })}
          />
          {name}
        </label>
      ))}
      {Object.keys(card.more).length > 0 && (
        <p className="st-quiet">It also has: {Object.keys(card.more).join(', ')}. These stay as they are.</p>
      )}
      <button type="button" className="qw-button" onClick={onRemove}>
        <Trash2 size={14} aria-hidden="true" /> Take it away
      </button>
    </section>
  )
}
