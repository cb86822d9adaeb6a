'use client'

import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { allCards, type DraftCard, type SituationDraft, type Target, zonesOf } from '../../client/situations/draft.ts'
import { wholeNumber } from '../../client/situations/whole-number.ts'
import { zoneName } from './zone-words.ts'

interface CardPanelProps {
  readonly draft: SituationDraft
  readonly card: DraftCard
  readonly titleOf: (code: string) => string
  readonly onChange: (change: Partial<DraftCard>) => void
  readonly onMove: (target: Target) => void
  readonly onRemove: () => void
}

const counts = [
  ['damage', 'Damage'],
  ['progress', 'Progress'],
  ['resources', 'Resources'],
] as const

/** What lies on the chosen card, and where it lies. */
export function CardPanel({ draft, card, titleOf, onChange, onMove, onRemove }: CardPanelProps) {
  const id = useId()
  const cards = allCards(draft)
  const here = cards.find((one) => one.card.id === card.id)
  const host = cards.find((one) => [...one.card.attachments, ...one.card.shadow].some((lying) => lying.id === card.id))
  const hosts = cards.filter(
    (one) => one.card.id !== card.id && one.host === 'none' && !['.hand', '.deck', '.discard'].some((end) => one.zone.endsWith(end)),
  )
  const place = host
    ? `${host.card.shadow.some((one) => one.id === card.id) ? 'shadow' : 'on'} ${host.card.id}`
    : `zone ${here?.zone ?? ''}`
  const move = (value: string) => {
    const [way = '', where = ''] = value.split(' ')
    onMove(way === 'zone' ? { zone: where } : { on: where, as: way === 'shadow' ? 'shadow' : 'attachments' })
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
                {zoneName(zone)}
              </option>
            ))}
          </optgroup>
          <optgroup label="Attached to">
            {hosts.map((one) => (
              <option key={one.card.id} value={`on ${one.card.id}`}>
                {titleOf(one.card.code)} ({zoneName(one.zone)})
              </option>
            ))}
            {host && !hosts.includes(host) && <option value={`on ${host.card.id}`}>{titleOf(host.card.code)}</option>}
          </optgroup>
          <optgroup label="Shadow card of">
            {hosts.map((one) => (
              <option key={one.card.id} value={`shadow ${one.card.id}`}>
                {titleOf(one.card.code)} ({zoneName(one.zone)})
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <div className="st-field-row">
        {counts.map(([part, name]) => (
          <div key={part} className="st-field">
            <label htmlFor={`${id}-${part}`}>{name}</label>
            <input
              id={`${id}-${part}`}
              type="number"
              min={0}
              max={99}
              value={card[part]}
              onChange={(event) => onChange({ [part]: wholeNumber(event.target.valueAsNumber, 0, 99) })}
            />
          </div>
        ))}
      </div>
      {(['exhausted', 'committed'] as const).map((state) => (
        <label key={state} className="st-check">
          <input
            type="checkbox"
            checked={card.is.includes(state)}
            onChange={(event) => onChange({ is: event.target.checked ? [...card.is, state] : card.is.filter((one) => one !== state) })}
          />
          {state === 'exhausted' ? 'Exhausted' : 'Committed to the quest'}
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
