'use client'

import './card-line.css'
import './card-results.css'
import { Icon } from '@questwright/board'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { SearchCard } from '../../client/decks/card-search.ts'
import { useReadOnly } from '../parts/writing.tsx'
import { pressQuantity, type SetQuantity } from './quantity-keys.ts'
import { capital, SphereIcon } from './sphere-icon.tsx'

interface CardResultsProps {
  readonly cards: readonly SearchCard[]
  readonly quantity: (card: SearchCard) => number
  readonly onQuantity: (card: SearchCard, next: (now: number) => number) => void
  readonly onSideboard: (card: SearchCard) => void
  /** The card that is pointed at or has the focus. */
  readonly onLook: (card: SearchCard) => void
  readonly onLeaveUp: () => void
  readonly handle: Ref<{ readonly focus: () => void }>
}

/** Pixels of a row, for all rows alike. */
const rowHeight = 44

/** The cards that were found, as a list of which only the visible part is drawn. Arrows move, and the keys of quantities work on each. */
export function CardResults({ cards, quantity, onQuantity, onSideboard, onLook, onLeaveUp, handle }: CardResultsProps) {
  const readOnly = useReadOnly()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const wanted = useRef<number | undefined>(undefined)
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => cards[index]?.code ?? index,
  })
  const now = Math.min(active, Math.max(0, cards.length - 1))
  const focusRow = (index: number) => {
    if (cards.length === 0) return
    const to = Math.max(0, Math.min(cards.length - 1, index))
    setActive(to)
    wanted.current = to
    rows.scrollToIndex(to)
    takeFocus()
  }
  const takeFocus = () => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] .st-deck-result-card`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  }
  // a row that was far away is drawn only after the scroll
  useEffect(() => {
    if (wanted.current !== undefined) takeFocus()
  })
  useImperativeHandle(handle, () => ({ focus: () => focusRow(now) }))
  const press = (event: KeyboardEvent, card: SearchCard, index: number) => {
    if (
      !readOnly &&
      pressQuantity(event, {
        onQuantity: (next) => onQuantity(card, next),
        onSideboard: () => onSideboard(card),
      })
    )
      return
    const steps: { readonly [key: string]: number } = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 10,
      PageUp: -10,
      Home: -cards.length,
      End: cards.length,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step === -1 && index === 0) onLeaveUp()
    else focusRow(index + step)
  }
  if (cards.length === 0)
    return <p className="st-quiet st-deck-no-result">No card is like that. Take a word of the search out, or press a chip again.</p>
  return (
    <div className="st-deck-results" ref={scroller} data-results={cards.length}>
      <p className="st-heard" id="result-keys">
        Arrow keys move{readOnly ? '.' : '; plus and minus, or a digit from 0 to 3, set the copies; b puts one into the sideboard.'}
      </p>
      <ul style={{ height: rows.getTotalSize() }} aria-label="Cards found" aria-describedby="result-keys">
        {rows.getVirtualItems().map((row) => {
          const card = cards[row.index]
          if (!card) return null
          const copies = quantity(card)
          return (
            <li
              key={row.key}
              data-row={row.index}
              className="st-deck-result"
              data-sphere={card.sphere}
              data-copies={copies}
              aria-setsize={cards.length}
              aria-posinset={row.index + 1}
              style={{ height: row.size, transform: `translateY(${row.start}px)` }}
              onMouseEnter={() => onLook(card)}
            >
              <button
                type="button"
                className="st-deck-result-card"
                tabIndex={row.index === now ? 0 : -1}
                aria-label={`${card.title}, ${wordsOf(card)}, ${copies} in the deck`}
                onFocus={() => {
                  setActive(row.index)
                  onLook(card)
                }}
                onClick={() => (readOnly ? onLook(card) : onQuantity(card, (now) => (card.type === 'hero' ? 1 - now : now + 1)))}
                onKeyDown={(event) => press(event, card, row.index)}
              >
                <span className="st-deck-cost" aria-hidden="true">
                  {card.cost ?? card.threatCost ?? '–'}
                </span>
                <SphereIcon sphere={card.sphere} />
                <span className="st-deck-result-title">{card.title}</span>
                <span className="st-deck-result-type">{capital(card.type)}</span>
                <span className="st-deck-result-stats" aria-hidden="true">
                  <Stats card={card} />
                </span>
              </button>
              <Stepper card={card} copies={copies} onQuantity={(next) => onQuantity(card, next)} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function wordsOf(card: SearchCard): string {
  return [
    card.type,
    card.sphere,
    card.cost === undefined ? undefined : `cost ${card.cost}`,
    card.threatCost === undefined ? undefined : `threat cost ${card.threatCost}`,
  ]
    .filter((word) => word !== undefined)
    .join(', ')
}

function Stats({ card }: { readonly card: SearchCard }) {
  return (['willpower', 'attack', 'defense', 'hitPoints'] as const).map((stat) =>
    card[stat] === undefined ? null : (
      <span key={stat}>
        {card[stat]}
        <Icon name={stat} className={`is-${stat}`} />
      </span>
    ),
  )
}

interface StepperProps {
  readonly card: Pick<SearchCard, 'title' | 'type'>
  readonly copies: number
  readonly onQuantity: SetQuantity
}

/** Copies by clicking, or their number where nothing is changed. A hero is there once or not at all. */
export function Stepper({ card, copies, onQuantity }: StepperProps) {
  if (useReadOnly())
    return (
      <span className="st-deck-stepper">
        <strong data-zero={copies === 0 ? 'zero' : 'some'}>{copies}</strong>
      </span>
    )
  return (
    <span className="st-deck-stepper">
      <button
        type="button"
        className="qw-button is-icon"
        tabIndex={-1}
        aria-label={`One ${card.title} less`}
        disabled={copies === 0}
        onClick={() => onQuantity((now) => now - 1)}
      >
        <Minus size={13} aria-hidden="true" />
      </button>
      <strong data-zero={copies === 0 ? 'zero' : 'some'}>{copies}</strong>
      <button
        type="button"
        className="qw-button is-icon"
        tabIndex={-1}
        aria-label={`One ${card.title} more`}
        disabled={card.type === 'hero' && copies > 0}
        onClick={() => onQuantity((now) => now + 1)}
      >
        <Plus size={13} aria-hidden="true" />
      </button>
    </span>
  )
}
