import { type RefObject, useEffect, useRef } from 'react'

/** Two fingers count as a pinch when the distance between them has grown or shrunk by this factor. */
const spread = 1.2

const between = ([one, other]: TouchList | readonly Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

/** The card between two fingers: the card halfway between them, else the card under one of them. */
function cardBetween([one, other]: readonly Touch[]): HTMLElement | undefined {
  if (!one || !other) return undefined
  const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] as const
  for (const [x, y] of [middle, [one.clientX, one.clientY] as const, [other.clientX, other.clientY] as const]) {
    const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card]')
    if (card) return card
  }
  return undefined
}

/**
 * Spreading two fingers on a card shows it enlarged, and pinching closes it. The style sheet disables the browser's own zoom on the table.
 * @returns whether two fingers touch the table now
 */
export function usePinch(
  root: RefObject<HTMLElement | null>,
  onLarge: (card: string, element: HTMLElement) => void,
  onSmall: () => void,
): RefObject<boolean> {
  const pinching = useRef(false)
  const now = useRef({ onLarge, onSmall })
  now.current = { onLarge, onSmall }
  useEffect(() => {
    const table = root.current
    if (!table) return undefined
    let began = 0
    let card: HTMLElement | undefined
    const start = ({ touches }: TouchEvent) => {
      pinching.current = touches.length > 1
      if (touches.length !== 2) return
      began = between(touches)
      card = cardBetween([...touches])
    }
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || began === 0) return
      if (event.cancelable) event.preventDefault()
      const by = between(event.touches) / began
      if (by > spread && card?.dataset.card !== undefined) now.current.onLarge(card.dataset.card, card)
      else if (by < 1 / spread) now.current.onSmall()
      else return
      // at most one action for each pinch
      began = 0
    }
    const end = ({ touches }: TouchEvent) => {
      if (touches.length === 0) pinching.current = false
    }
    table.addEventListener('touchstart', start, { passive: true })
    table.addEventListener('touchmove', move, { passive: false })
    table.addEventListener('touchend', end, { passive: true })
    table.addEventListener('touchcancel', end, { passive: true })
    return () => {
      table.removeEventListener('touchstart', start)
      table.removeEventListener('touchmove', move)
      table.removeEventListener('touchend', end)
      table.removeEventListener('touchcancel', end)
    }
  }, [root])
  return pinching
}
