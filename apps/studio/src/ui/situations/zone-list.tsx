'use client'

import { wholeNumber } from '@questwright/editing'
import { canBeFilled, type DraftCard, type DraftZone, lyingOn, placeOf, type SituationDraft, type Target } from '@questwright/scenes'
import { useState } from 'react'
import { zoneName } from './zone-words.ts'

export interface ZoneListProps {
  readonly draft: SituationDraft
  readonly titleOf: (code: string) => string
  readonly isThere: (code: string) => boolean
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** Called when a card of the draft, or a new one by its code, is dropped. */
  readonly onDrop: (what: { readonly id: string } | { readonly code: string }, target: Target, before?: string) => void
  readonly onFill: (zone: DraftZone, count: number) => void
  readonly onNumber: (seat: number, word: string, number: number) => void
}

const cardType = 'application/x-questwright-card'
const codeType = 'application/x-questwright-code'

/** All zones of the board with their cards, those on the table first. */
export function ZoneList(props: ZoneListProps) {
  const { draft, onNumber } = props
  const { board } = draft
  return (
    <div className="st-zones">
      <section aria-label="Table">
        <h2>Table</h2>
        <div className="st-zone-grid">
          {Object.entries(board.table).map(([zone, { name }]) => (
            <Zone key={zone} zone={zone} name={name} {...props} />
          ))}
        </div>
      </section>
      {board.seats.slice(0, draft.seats).map((seat, nth) => (
        <section key={seat} aria-label={`Player ${nth + 1}`}>
          <h2>
            Player {nth + 1}
            {Object.entries(board.seatNumbers).map(([word, { name, usual = 0 }]) => (
              <label key={word} className="st-seat-number">
                {name}
                <input
                  type="number"
                  min={0}
                  max={99}
                  aria-label={`${name} of player ${nth + 1}`}
                  value={draft.numbers[nth]?.[word] ?? usual}
                  onChange={(event) => onNumber(nth, word, wholeNumber(event.target.valueAsNumber, 0, 99))}
                />
              </label>
            ))}
          </h2>
          <div className="st-zone-grid">
            {board.shown.map((part) => (
              <Zone key={part} zone={`${seat}.${part}`} name={board.seat[part]?.name ?? part} {...props} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Zone({ zone, name, ...props }: ZoneListProps & { readonly zone: DraftZone; readonly name: string }) {
  const { draft, onDrop, onFill } = props
  const { board } = draft
  const [over, setOver] = useState<'over' | 'away'>('away')
  const cards = draft.zones[zone] ?? []
  return (
    <div
      role="group"
      aria-label={`${zoneName(zone, board)}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      className="st-zone"
      data-zone={zone}
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.some((type) => type === cardType || type === codeType)) return
        event.preventDefault()
        setOver('over')
      }}
      onDragLeave={() => setOver('away')}
      onDrop={(event) => {
        setOver('away')
        const dropped = droppedOf(event.dataTransfer)
        if (!dropped) return
        event.preventDefault()
        onDrop(dropped, { zone })
      }}
    >
      <h3>
        {name} <span className="st-quiet">{cards.length > 0 ? cards.length : ''}</span>
      </h3>
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <Chip key={card.id} card={card} {...props} />
          ))}
        </ul>
      )}
      {cards.length === 0 && canBeFilled(zone, board) && (
        <label className="st-quiet st-fill">
          <input
            type="number"
            min={0}
            max={99}
            aria-label={`${zoneName(zone, board)}: cards that do nothing`}
            value={draft.fill[zone] ?? 0}
            onChange={(event) => onFill(zone, wholeNumber(event.target.valueAsNumber, 0, 99))}
          />
          cards that do nothing
        </label>
      )}
      {cards.length === 0 && !canBeFilled(zone, board) && <p className="st-quiet">{placeOf(zone, board)?.empty ?? 'Empty'}</p>}
    </div>
  )
}

function droppedOf(data: DataTransfer): { readonly id: string } | { readonly code: string } | undefined {
  const id = data.getData(cardType)
  const code = data.getData(codeType)
  return id ? { id } : code ? { code } : undefined
}

function Chip({ card, ...props }: ZoneListProps & { readonly card: DraftCard }) {
  const { titleOf, isThere, chosen, onChoose, onDrop } = props
  const { board } = props.draft
  const waysOn = Object.entries(board.on)
  const is = isThere(card.code) ? 'there' : 'gone'
  const signs = [
    ...Object.entries(board.tokens).flatMap(([word, { one, several }]) => {
      const count = card.tokens[word] ?? 0
      return count > 0 ? [`${count} ${count === 1 ? one : several}`] : []
    }),
    ...card.is,
  ]
  return (
    <li
      className="st-laid"
      data-is={is}
      draggable
      onDragStart={(event) => {
        event.stopPropagation()
        event.dataTransfer.setData(cardType, card.id)
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(cardType)) return
        event.preventDefault()
      }}
    >
      <button
        type="button"
        aria-pressed={chosen === card.id}
        onClick={() => onChoose(card.id)}
        onDrop={(event) => {
          const dropped = droppedOf(event.dataTransfer)
          if (!dropped) return
          event.preventDefault()
          event.stopPropagation()
          const [as] = waysOn[0] ?? []
          if (as !== undefined) onDrop(dropped, { on: card.id, as })
        }}
        onDragOver={(event) => event.preventDefault()}
      >
        <span>{titleOf(card.code)}</span>
        {is === 'gone' && <em>gone</em>}
        {signs.length > 0 && <small>{signs.join(', ')}</small>}
      </button>
      {lyingOn(card).length > 0 && (
        <ul>
          {waysOn.flatMap(([word, { before }]) =>
            (card.on[word] ?? []).map((one) => (
              <Chip
                key={one.id}
                card={one}
                {...props}
                {...(before === undefined ? {} : { titleOf: (code) => `${before}: ${titleOf(code)}` })}
              />
            )),
          )}
        </ul>
      )}
    </li>
  )
}
