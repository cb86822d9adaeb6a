import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Beside } from '../beside.ts'
import type { CardView } from '../door-types.ts'
import type { Rect } from '../geometry.ts'
import { restRect } from '../rest-rect.ts'

/** Milliseconds before a card that is pointed at is shown large. */
const hoverDelay = 280
/** Pixels of the side panel that have to be seen: pushed out of a narrow window it leaves an edge. */
const leastSeen = 20

/** Where a card may be shown large: the larger part of the table above or below the question, which it leaves free. */
function fieldIn(root: Element | null): Beside['field'] {
  const felt = root?.querySelector('.qw-felt')?.getBoundingClientRect() ?? new DOMRect(0, 0, globalThis.innerWidth, globalThis.innerHeight)
  const ribbon = root?.querySelector('.qw-ribbon')?.getBoundingClientRect()
  if (!ribbon) return felt
  const above = ribbon.top - felt.top
  const below = felt.bottom - ribbon.bottom
  return above > below
    ? { x: felt.x, y: felt.y, width: felt.width, height: above }
    : { x: felt.x, y: ribbon.bottom, width: felt.width, height: below }
}

/** A card that is shown large, and the card on the table beside which it is shown. */
interface ShownLarge {
  readonly key: string
  readonly beside: Beside
}

export interface CardsLookedAt {
  /** The key of the card that was pointed at or focused last. */
  readonly last: string | undefined
  /** The key of the card that is under the pointer now, or that a key gave the focus. */
  readonly under: RefObject<string | undefined>
  /** Shown large while it is pointed at, where no side panel shows it. */
  readonly floating: ShownLarge | undefined
  /** Shown large until it is closed, for touch. */
  readonly pinned: ShownLarge | undefined
  /** A card is pointed at or has the focus; undefined when that ends. */
  readonly point: (card: CardView | undefined, element?: Element) => void
  readonly pin: (card: CardView, element: Element) => void
  /** The same beside a place. */
  readonly pinAt: (card: CardView, beside: Rect) => void
  readonly unpin: () => void
  /** No card is shown large any longer, and none that was about to be. */
  readonly close: () => void
  /** Runs what moves the focus by itself: a card that gets it so was not looked at. */
  readonly unlooked: (moveFocus: () => void) => void
}

/**
 * The cards that a player looks at, by pointer, key or touch.
 * @param root the table
 * @param side the side panel, which shows what is looked at while there is room for it
 */
export function useLooking(root: RefObject<HTMLElement | null>, side: RefObject<HTMLElement | null>): CardsLookedAt {
  const [last, setLast] = useState<string | undefined>(undefined)
  const [floating, setFloating] = useState<(ShownLarge & { readonly element: Element }) | undefined>(undefined)
  const [pinned, setPinned] = useState<ShownLarge | undefined>(undefined)
  const under = useRef<string | undefined>(undefined)
  const focus = useRef<'by the player' | 'by the table'>('by the player')
  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const panelIsSeen = () => {
    const panel = side.current?.getBoundingClientRect()
    const table = root.current?.getBoundingClientRect()
    return panel !== undefined && table !== undefined && panel.width > 0 && panel.left < table.right - leastSeen
  }

  const besideOf = (element: Element): Beside => ({ card: restRect(element), field: fieldIn(root.current) })

  // a card that leaves the table sends no event that the pointer left it, and a panel that came into sight shows the card itself
  useEffect(() => {
    if (!floating) return
    if (!floating.element.isConnected || panelIsSeen()) setFloating(undefined)
  })
  useEffect(() => () => clearTimeout(hover.current), [])
  // on a table of another size the place of a card shown large is another
  useEffect(() => {
    const element = root.current
    if (!element || typeof ResizeObserver !== 'function') return undefined
    const watch = new ResizeObserver(() => setFloating(undefined))
    watch.observe(element)
    return () => watch.disconnect()
  }, [root])

  return {
    last,
    under,
    floating,
    pinned,
    point: (card, element) => {
      if (focus.current === 'by the table') return
      clearTimeout(hover.current)
      under.current = card?.key
      if (!card || !element) {
        setFloating(undefined)
        return
      }
      setLast(card.key)
      if (!panelIsSeen()) hover.current = setTimeout(() => setFloating({ key: card.key, beside: besideOf(element), element }), hoverDelay)
    },
    pin: (card, element) => setPinned({ key: card.key, beside: besideOf(element) }),
    pinAt: (card, beside) => setPinned({ key: card.key, beside: { card: beside, field: fieldIn(root.current) } }),
    unpin: () => setPinned(undefined),
    close: () => {
      clearTimeout(hover.current)
      setFloating(undefined)
      setPinned(undefined)
    },
    unlooked: (moveFocus) => {
      focus.current = 'by the table'
      moveFocus()
      focus.current = 'by the player'
    },
  }
}
