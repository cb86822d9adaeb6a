'use client'

import { groupOf, nameOfCard, priceOf, printedOf, type SearchCard } from '@questwright/editing'
import './card-line.css'
import './card-results.css'
import { type Catalogue, Icon, isIconName } from '@questwright/board'
import { namesInList } from '@questwright/packs/browser'
import { factIn, type Rulebook } from '@questwright/rulebook'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { lookByFinger } from '../looks/look.ts'
import { FaceRows } from '../packs/face-rows.tsx'
import { printedTall } from '../packs/gallery-face.tsx'
import { useReadOnly } from '../parts/writing.tsx'
import { DeckFace } from './deck-face.tsx'
import { capital, colourOf, GroupIcon } from './group-icon.tsx'
import { pressQuantity, type SetQuantity } from './quantity-keys.ts'

/** Whether several sections of a deck take the card. */
const severalTake = ({ sections = [] }: SearchCard): boolean => sections.length > 1

export type ResultView = 'list' | 'faces'

/** The least width of a card among the results, in pixels. */
const leastFace = 196

interface CardResultsProps {
  readonly cards: readonly SearchCard[]
  readonly view: ResultView
  readonly catalogue: Catalogue
  readonly rulebook: Rulebook
  readonly quantity: (card: SearchCard) => number
  readonly onQuantity: (card: SearchCard, next: (now: number) => number) => void
  readonly onSideboard: (card: SearchCard) => void
  /** Whether the deck can have at most one copy of a card. */
  readonly isSingle: (card: SearchCard) => boolean
  /** The choice of the section for a card of that title, if several sections take it. */
  readonly choice: (card: SearchCard, title: string) => ReactNode
  readonly onLeaveUp: () => void
  readonly handle: Ref<{ readonly focus: () => void }>
}

/** The cards that the search found. Arrow keys move the focus, and the quantity keys change the number of copies of the focused card. */
export function CardResults(props: CardResultsProps) {
  const { cards, view, catalogue, rulebook, quantity, onQuantity, onSideboard, isSingle } = props
  const readOnly = useReadOnly()
  if (cards.length === 0)
    return <p className="st-quiet st-deck-no-result">No card matches. Take a word of the search out, or press a chip again.</p>
  const packs = new Map(cards.map(({ pack, packTitle }) => [pack, packTitle]))
  const named = (card: SearchCard) => ({ pack: card.pack, title: nameOfCard(card) })
  const nameInList = namesInList(cards.map(named), (pack) => packs.get(pack) ?? pack)
  const nameOf = (card: SearchCard) => nameInList(named(card))
  const results: Results = {
    ...props,
    nameOf,
    wordsOf: (card) => `${nameOf(card)}, ${wordsOf(card, rulebook)}, ${quantity(card)} in the deck`,
    onPress: (event, card) => {
      if (!lookByFinger(event) && !readOnly) onQuantity(card, (now) => (isSingle(card) ? 1 - now : now + 1))
    },
    onKey: (event, card) =>
      !readOnly && pressQuantity(event, { onQuantity: (next) => onQuantity(card, next), onSideboard: () => onSideboard(card) }),
  }
  return (
    <div className={`st-deck-results is-${view}`} data-results={cards.length}>
      <p className="st-heard" id="result-keys">
        Arrow keys move{readOnly ? '.' : '; plus and minus, or a digit from 0 to 3, set the copies; b puts one into the sideboard.'}
      </p>
      {view === 'faces' ? <ResultFaces {...results} catalogue={catalogue} /> : <ResultList {...results} />}
    </div>
  )
}

/** Props of both views of the results. */
interface Results extends CardResultsProps {
  /** The title of a card, with the pack where cards of several packs have this title. */
  readonly nameOf: (card: SearchCard) => string
  readonly wordsOf: (card: SearchCard) => string
  readonly onPress: (event: { readonly detail: number; readonly currentTarget: Element }, card: SearchCard) => void
  /**
   * Handles a quantity key.
   * @returns whether the key was one
   */
  readonly onKey: (event: KeyboardEvent, card: SearchCard) => boolean
}

/** The view as pictures of the printed cards. */
function ResultFaces({
  cards,
  catalogue,
  quantity,
  onQuantity,
  isSingle,
  choice,
  onLeaveUp,
  handle,
  nameOf,
  wordsOf,
  onPress,
  onKey,
}: Results) {
  const [active, setActive] = useState(0)
  const now = Math.min(active, cards.length - 1)
  const rows = useRef<{ readonly walkTo: (index: number) => void }>(null)
  useImperativeHandle(handle, () => ({ focus: () => rows.current?.walkTo(now) }))
  return (
    <FaceRows
      entries={cards}
      catalogue={catalogue}
      least={leastFace}
      fewest={2}
      tall={printedTall}
      lying="one place"
      within=".st-deck-results"
      label="Cards found"
      describedBy="result-keys"
      onLeaveUp={onLeaveUp}
      handle={rows}
    >
      {(card, index) => (
        <DeckFace
          catalogue={catalogue}
          code={card.code}
          face="printed"
          label={wordsOf(card)}
          copies={quantity(card)}
          stop={index === now ? 'tab' : 'none'}
          onPress={(event) => onPress(event, card)}
          onKey={(event) => void onKey(event, card)}
          onFocus={() => setActive(index)}
        >
          {choice(card, nameOf(card))}
          <Stepper title={nameOf(card)} isSingle={isSingle(card)} copies={quantity(card)} onQuantity={(next) => onQuantity(card, next)} />
        </DeckFace>
      )}
    </FaceRows>
  )
}

/** Height of every row in pixels. */
const rowHeight = 44

/** The view as a list; only the visible part is rendered. */
function ResultList({
  cards,
  rulebook,
  quantity,
  onQuantity,
  isSingle,
  choice,
  onLeaveUp,
  handle,
  nameOf,
  wordsOf,
  onPress,
  onKey,
}: Results) {
  const list = useRef<HTMLUListElement>(null)
  const readOnly = useReadOnly()
  const hasPrices = rulebook.cardLists.price.fact !== ''
  // the columns of all rows begin at the same place, also where only some cards have the choice
  const hasChoices = !readOnly && cards.some(severalTake)
  const [active, setActive] = useState(0)
  const wanted = useRef<number | undefined>(undefined)
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => cards[index]?.code ?? index,
  })
  const now = Math.min(active, cards.length - 1)
  const focusRow = (index: number) => {
    const to = Math.max(0, Math.min(cards.length - 1, index))
    setActive(to)
    wanted.current = to
    rows.scrollToIndex(to)
    takeFocus()
  }
  const takeFocus = () => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] .st-deck-result-card`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  }
  // a row outside of the visible part is rendered only after scrolling to it: focus it then
  useEffect(() => {
    if (wanted.current !== undefined) takeFocus()
  })
  useImperativeHandle(handle, () => ({ focus: () => focusRow(now) }))
  const press = (event: KeyboardEvent, card: SearchCard, index: number) => {
    if (onKey(event, card)) return
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
  return (
    <ul ref={list} style={{ height: rows.getTotalSize() }} aria-label="Cards found" aria-describedby="result-keys">
      {rows.getVirtualItems().map((row) => {
        const card = cards[row.index]
        if (!card) return null
        const copies = quantity(card)
        return (
          <li
            key={row.key}
            data-row={row.index}
            className="st-deck-result"
            data-look={card.code}
            data-copies={copies}
            aria-setsize={cards.length}
            aria-posinset={row.index + 1}
            style={{
              height: row.size,
              transform: `translateY(${row.start}px)`,
              borderLeftColor: colourOf(groupOf(card, rulebook) ?? 'neutral', 'neutral'),
            }}
          >
            <button
              type="button"
              className="st-deck-result-card"
              tabIndex={row.index === now ? 0 : -1}
              aria-label={wordsOf(card)}
              onFocus={() => setActive(row.index)}
              onClick={(event) => onPress(event, card)}
              onKeyDown={(event) => press(event, card, row.index)}
            >
              {hasPrices && (
                <span className="st-deck-cost" aria-hidden="true">
                  {priceOf(card, rulebook) ?? '–'}
                </span>
              )}
              <GroupIcon group={groupOf(card, rulebook)} otherwise={rulebook.cardLists.groups.otherwise} />
              <span className="st-deck-result-title">{nameOf(card)}</span>
              <span className="st-deck-result-type">{capital(card.type)}</span>
              <span className="st-deck-result-stats" aria-hidden="true">
                <Stats card={card} rulebook={rulebook} />
              </span>
            </button>
            {hasChoices && !severalTake(card) ? <span className="st-section-choice" /> : choice(card, nameOf(card))}
            <Stepper title={nameOf(card)} isSingle={isSingle(card)} copies={copies} onQuantity={(next) => onQuantity(card, next)} />
          </li>
        )
      })}
    </ul>
  )
}

function wordsOf(card: SearchCard, rulebook: Rulebook): string {
  const { price } = rulebook.cardLists
  const prices = [price.fact, price.instead].map((fact) => {
    const printed = printedOf(card, fact)
    return printed === undefined ? undefined : `${(factIn(rulebook, fact)?.label ?? fact).toLowerCase()} ${printed}`
  })
  const group = groupOf(card, rulebook)
  const named = group === undefined ? undefined : (factIn(rulebook, rulebook.cardLists.groups.fact)?.values?.[group]?.name ?? group)
  return [card.type, named, ...prices].filter((word) => word !== undefined).join(', ')
}

function Stats({ card, rulebook }: { readonly card: SearchCard; readonly rulebook: Rulebook }) {
  return rulebook.cardLists.numbers.map((fact) => {
    const printed = printedOf(card, fact)
    const { icon = fact } = factIn(rulebook, fact) ?? {}
    return printed === undefined ? null : (
      <span key={fact}>
        {printed}
        {isIconName(icon) && <Icon name={icon} className={`is-${fact}`} />}
      </span>
    )
  })
}

interface StepperProps {
  /** The title of the card, with its pack where the title alone does not tell it from others. */
  readonly title: string
  /** Whether the deck can have at most one copy. */
  readonly isSingle: boolean
  readonly copies: number
  readonly onQuantity: SetQuantity
}

/** Buttons for the number of copies, or only the number where the deck is read-only. */
export function Stepper({ title, isSingle, copies, onQuantity }: StepperProps) {
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
        aria-label={`One ${title} less`}
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
        aria-label={`One ${title} more`}
        disabled={isSingle && copies > 0}
        onClick={() => onQuantity((now) => now + 1)}
      >
        <Plus size={13} aria-hidden="true" />
      </button>
    </span>
  )
}
