import { type RefObject, useEffect, useRef } from 'react'
import { answerOf, answersAtOnce } from '../answering.ts'
import type { AskedCard } from '../board-context.ts'
import type { CardView, Question, View } from '../door-types.ts'
import type { Direction } from '../geometry.ts'
import { isActionWindow } from '../stops.ts'
import { answerByKey } from './question-keys.ts'
import type { TableProps } from './table-props.ts'
import type { Answering } from './use-answering.ts'

type Commands = Pick<TableProps, 'onWhy' | 'onUndo' | 'onRedo' | 'onNext' | 'onPassOn' | 'onSearch' | 'onByHand'>

export interface TableKeys extends Commands {
  readonly root: RefObject<HTMLElement | null>
  readonly view: View
  readonly question: Question | undefined
  /** The question if the viewer answers it, else undefined. */
  readonly own: Question | undefined
  /** Whether Enter sends the answer as it stands: it was put together, or choosing nothing is an answer of its own. */
  readonly isSentByEnter: boolean
  readonly answering: Answering
  readonly asked: ReadonlyMap<string, AskedCard>
  /** The key of the card under the pointer. */
  readonly under: RefObject<string | undefined>
  readonly walk: (direction: Direction) => boolean
  readonly openCard: (card: CardView) => void
  readonly onHelp: () => void
  /** Opens or closes the explanation of the question. */
  readonly onAbout: () => void
  /** Closes enlarged cards and the drawer, or cancels a begun pair; undefined when there is neither. */
  readonly onEscape: (() => void) | undefined
}

const arrows: { readonly [key: string]: Direction } = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

function focusedCard(view: View): CardView | undefined {
  const active = document.activeElement
  const key = active instanceof HTMLElement ? active.dataset.cardButton : undefined
  return key === undefined ? undefined : view.cards[key]
}

/** The key of the question during which the user last moved the focus with the arrow keys. */
interface Walked {
  current: string | undefined
}

/**
 * Runs the command of a key on the table.
 * @returns whether the key has a command
 */
function actOn(event: KeyboardEvent, table: TableKeys, walked: Walked): boolean {
  const target = event.target instanceof Element ? event.target : null
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const card = focusedCard(table.view)
  if (key === 'Enter') return confirmOrOpen(target, card, table, walked)
  const isField = target?.matches('input, textarea, select, [contenteditable="true"]') ?? false
  if (isField) return false
  const direction = arrows[event.key]
  if (direction !== undefined) {
    // the focus is on a control such as a slider or a list, which uses the arrow keys itself
    if (target !== null && target !== document.body && target !== table.root.current && card === undefined) return false
    const hasMoved = table.walk(direction)
    if (hasMoved) walked.current = table.question?.key
    return hasMoved
  }
  return command(event, key, card, table) || toQuestion(event, key, table)
}

/** Enter sends the finished answer, or opens the focused card. A button or another control that reacts to Enter keeps the key. */
function confirmOrOpen(
  target: Element | null,
  card: CardView | undefined,
  { own, isSentByEnter, answering, asked, openCard }: TableKeys,
  walked: Walked,
): boolean {
  const ownButton =
    target?.matches('button, a, summary, [role="slider"]') === true && card === undefined && target.closest('[data-row]') === null
  if (ownButton) return false
  // a begun pair is completed before anything is sent
  if (card && asked.get(card.key)?.press === 'pair' && answering.draft?.begun !== undefined) {
    answering.choose(card.key)
    return true
  }
  const value = own && answering.draft && isSentByEnter ? answerOf(own, answering.draft) : undefined
  // who walks to a card wants to see it: only on the card that has the focus from the beginning Enter means the answer, which chooses nothing
  const isWalkedTo = own !== undefined && answersAtOnce(own) && walked.current === own.key
  if (value !== undefined && (card === undefined || (asked.has(card.key) && !isWalkedTo))) answering.answer(value)
  else if (card) openCard(card)
  else return false
  return true
}

/** Handles the keys that do the same whichever question is pending. */
function command(event: KeyboardEvent, key: string, card: CardView | undefined, table: TableKeys): boolean {
  const { question, own, onWhy, onUndo, onRedo, onSearch, onByHand } = table
  const by = event.shiftKey ? 'action' : 'decision'
  if (key === '?') table.onHelp()
  else if (key === 'Escape' && table.onEscape) table.onEscape()
  else if (key === '/' && onSearch) onSearch()
  else if (key === 'u' && onUndo) onUndo(by)
  else if (key === 'r' && onRedo) onRedo(by)
  else if (key === 'o' && card) table.openCard(card)
  else if (key === 'w' && onWhy) {
    // the card under the pointer is meant, since it is the enlarged one; a question may have moved the focus to another card
    const meant = table.view.cards[table.under.current ?? ''] ?? card
    if (meant) onWhy({ kind: 'card', card: meant })
    else if (question) onWhy({ kind: 'question', question })
  } else if (key === 'i' && own) table.onAbout()
  else if (key === 'm' && onByHand) onByHand(card)
  else return false
  return true
}

/** Handles the keys of the question. N passes until something new happens in an action window, and goes on while the viewer has no question. */
function toQuestion(event: KeyboardEvent, key: string, { own, answering, onNext, onPassOn }: TableKeys): boolean {
  if (own && key === 'n' && onPassOn && isActionWindow(own)) {
    onPassOn()
    return true
  }
  if (own) return answerByKey(event, key, own, answering)
  if (key !== 'n' || !onNext) return false
  onNext()
  return true
}

/** Handles the keys of the table while the focus is on the table or on nothing. */
export function useTableKeys(table: TableKeys): void {
  // a single listener that reads the latest props and is never replaced: a key pressed during a replacement could be lost
  const now = useRef(table)
  now.current = table
  const walked = useRef<string | undefined>(undefined)
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target
      const inside =
        target === document.body ||
        target === document.documentElement ||
        (target instanceof Node && now.current.root.current?.contains(target) === true) ||
        // a bar of the page that leaves the table in use, such as the bar of hidden hands
        (target instanceof Element && target.closest('[data-table-keys]') !== null)
      if (inside && actOn(event, now.current, walked)) event.preventDefault()
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  }, [])
}
