import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { CardView } from './door-types.ts'
import type { Rect } from './geometry.ts'
import { restRect } from './rest-rect.ts'

/** For rows with more cards than room: first the cards overlap until only their numbers stay visible, then the row scrolls. */

/** Visible width of an overlapped card in pixels; less hides the numbers at its left edge. */
const edge = 34
/**
 * Distance in pixels between a card that is scrolled into view and the end of its row. It leaves room for the scroll button, and shows that
 * there is a next card.
 */
const besides = 40

const crowded = '.qw-row[data-crowd="scrolls"]'

/** The visible rectangle of an element after its animation: clamped to the ends of a row that scrolls. */
export function seenRect(element: Element): Rect {
  const { x, y, width, height } = restRect(element)
  const row = element.closest(crowded)?.getBoundingClientRect()
  if (!row) return { x, y, width, height }
  const left = Math.min(Math.max(x, row.left), row.right)
  return { x: left, y, width: Math.max(0, Math.min(x + width, row.right) - left), height }
}

/** Whether an element is in a row that scrolls. Such a row cuts off everything outside of it, also a card that flies away. */
export const isCrowded = (element: Element): boolean => element.closest(crowded) !== null

/** Scrolls a row, and nothing around the row, until one of its cards is visible. */
function bring(row: HTMLElement, item: Element): void {
  const frame = row.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  if (right > frame.right - besides) row.scrollLeft += right - frame.right + besides
  else if (left < frame.left + besides) row.scrollLeft += left - frame.left - besides
}

interface Hidden {
  readonly before: number
  readonly after: number
}

function hiddenIn(row: HTMLElement): Hidden {
  const items = [...row.children].map((item) => ({
    left: (item as HTMLElement).offsetLeft - row.scrollLeft,
    width: (item as HTMLElement).offsetWidth,
  }))
  return {
    before: items.filter(({ left }) => left < 0).length,
    after: items.filter(({ left, width }) => left + width > row.clientWidth).length,
  }
}

/**
 * Writes into `data-crowd` of a row whether its cards overlap and whether the row scrolls.
 * @returns how many cards are hidden at each end
 */
function settle(row: HTMLElement): Hidden {
  const first = row.firstElementChild
  const last = row.lastElementChild
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return { before: 0, after: 0 }
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const needed = last.offsetLeft + last.offsetWidth - first.offsetLeft
  const state = needed > room + 1 ? 'scrolls' : first !== last && first.offsetWidth < 2 * edge ? 'tucked' : 'lies'
  if (row.dataset.crowd !== state) row.dataset.crowd = state
  return state === 'scrolls' ? hiddenIn(row) : { before: 0, after: 0 }
}

export interface CrowdProps {
  readonly row: RefObject<HTMLUListElement | null>
  readonly cards: readonly CardView[]
}

/**
 * Belongs to a row of cards: keeps the row within its area, scrolls new cards, attacking cards and the first answer into view, and shows
 * how many cards are hidden at either end.
 */
export function Crowd({ row, cards }: CrowdProps) {
  const [hidden, setHidden] = useState<Hidden>({ before: 0, after: 0 })
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  /** The key of the first card in this row that answers the question. */
  const asked = useRef<string | undefined>(undefined)

  const look = useRef(() => {
    const element = row.current
    if (!element) return
    const now = settle(element)
    setHidden((then) => (then.before === now.before && then.after === now.after ? then : now))
  })

  // runs after every render: any change of the view may add or turn cards
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    look.current()
    // a card that begins to attack counts as new
    const news = cards.map(({ key, marks }) => (marks.includes('attacking') ? `${key} attacks` : key))
    const then = known.current
    known.current = new Set([...news, ...cards.map(({ key }) => key)])
    const come = then === undefined ? -1 : news.findLastIndex((one) => !then.has(one))
    const item = element.children[come]
    const first = element.querySelector<HTMLElement>('[aria-keyshortcuts~="1"]')
    const isAsked = first !== null && (item !== undefined || first.dataset.cardButton !== asked.current)
    asked.current = first?.dataset.cardButton
    if (element.dataset.crowd !== 'scrolls') return
    if (item) bring(element, item)
    // after the step above, so that the card that answers is visible even where another card is new
    if (isAsked) bring(element, first)
  })

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const scrolled = () => look.current()
    // a vertical wheel scrolls the row sideways until its end, and only then the page
    const turned = (event: WheelEvent) => {
      if (element.dataset.crowd !== 'scrolls' || event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      const before = element.scrollLeft
      element.scrollLeft += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * edge
      if (element.scrollLeft !== before) event.preventDefault()
    }
    // the browser scrolls until a part of the focused card is visible; this scrolls until all of it is. Not during a touch: a row that
    // moves under a finger would let the tap hit another card
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && element.dataset.crowd === 'scrolls' && !element.matches(':active')) bring(element, target)
    }
    element.addEventListener('focusin', focused)
    element.addEventListener('scroll', scrolled, { passive: true })
    element.addEventListener('wheel', turned, { passive: false })
    const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(scrolled) : undefined
    watch?.observe(element)
    return () => {
      element.removeEventListener('focusin', focused)
      element.removeEventListener('scroll', scrolled)
      element.removeEventListener('wheel', turned)
      watch?.disconnect()
    }
  }, [row])

  const turn = (by: -1 | 1) => {
    const element = row.current
    element?.scrollBy({ left: by * Math.max(edge, element.clientWidth - 2 * besides) })
  }
  // only pointers need these buttons: arrow keys move from card to card, and screen readers list all cards
  return (
    <>
      {hidden.before > 0 && (
        <button type="button" className="qw-more is-before" tabIndex={-1} aria-hidden="true" onClick={() => turn(-1)}>
          <ChevronLeft size={15} />
          {hidden.before}
        </button>
      )}
      {hidden.after > 0 && (
        <button type="button" className="qw-more is-after" tabIndex={-1} aria-hidden="true" onClick={() => turn(1)}>
          <ChevronRight size={15} />
          {hidden.after}
        </button>
      )}
    </>
  )
}
