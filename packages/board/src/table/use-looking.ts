import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Beside } from '../beside.ts'
import type { CardView } from '../door-types.ts'
import type { Rect } from '../geometry.ts'
import { restRect } from '../rest-rect.ts'

/** Milliseconds of hovering before a card is enlarged. */
const hoverDelay = 280
/**
 * The least visible width of the side panel, in pixels. In a narrow window an edge of the closed panel stays visible, which does not count as
 * showing it.
 */
const leastSeen = 20

/** The area in which an enlarged card may float: the larger part of the table above or below the question, so that the question stays uncovered. */
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

/** An enlarged card, and the rectangle of the card on the table beside which it floats. */
interface ShownLarge {
  readonly key: string
  readonly beside: Beside
}

export interface CardsLookedAt {
  /** The key of the card that had the pointer or the focus last. */
  readonly last: string | undefined
  /** The key of the card under the pointer now, or of the card that the player focused by keyboard. */
  readonly under: RefObject<string | undefined>
  /** The card that is enlarged while the player points at it; undefined where the side panel shows it. */
  readonly floating: ShownLarge | undefined
  /** The card that stays enlarged until it is closed, for touch screens. */
  readonly pinned: ShownLarge | undefined
  /** Call when a card gets the pointer or the focus; undefined when that ends. */
  readonly point: (card: CardView | undefined, element?: Element) => void
  readonly pin: (card: CardView, element: Element) => void
  /** As `pin`, beside a rectangle instead of an element. */
  readonly pinAt: (card: CardView, beside: Rect) => void
  readonly unpin: () => void
  /** Closes enlarged cards, and cancels a card that would be enlarged after the delay. */
  readonly close: () => void
  /** Runs code that moves the focus. The card that gets the focus by it does not count as chosen by the player. */
  readonly unlooked: (moveFocus: () => void) => void
}

/**
 * Keeps which cards the player points at, focuses or touches.
 * @param root the element of the table
 * @param side the element of the side panel, which shows the current card while there is room for the panel
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

  // close the enlarged card: a card removed from the table sends no pointerleave event, and a panel that became visible shows the card itself
  useEffect(() => {
    if (!floating) return
    if (!floating.element.isConnected || panelIsSeen()) setFloating(undefined)
  })
  useEffect(() => () => clearTimeout(hover.current), [])
  // close the floating card when the table is resized, since the card beside which it floats has moved
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
