import { type RefObject, useLayoutEffect, useState } from 'react'
import type { View } from '../door-types.ts'
import { type Direction, nearestIn, type Rect } from '../geometry.ts'
import { restRect } from '../rest-rect.ts'

export interface CardWalk {
  /** The key of the only card that Tab reaches (roving tabindex); the arrow keys move from there to other cards. */
  readonly roving: string | undefined
  readonly setRoving: (key: string) => void
  /**
   * Moves the focus to the nearest card in a direction, or to a card where none has the focus.
   * @returns false where there is no card
   */
  readonly walk: (direction: Direction) => boolean
}

/** Moves the focus between the cards of the table by keyboard. */
export function useCardWalk(root: RefObject<HTMLElement | null>, view: View): CardWalk {
  const [roving, setRoving] = useState<string | undefined>(undefined)
  const cardButtons = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-card-button]') ?? [])]

  // Tab must always reach a card: the first one, once the card that it reached has left the table
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view draws other cards
  useLayoutEffect(() => {
    const buttons = cardButtons()
    if (!buttons.some((button) => button.dataset.cardButton === roving) && buttons[0]) setRoving(buttons[0].dataset.cardButton)
  }, [roving, view])

  const walk = (direction: Direction): boolean => {
    const buttons = cardButtons()
    if (buttons.length === 0) return false
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (at < 0) {
      const start = buttons.find((button) => button.dataset.cardButton === roving) ?? buttons[0]
      start?.focus()
      return true
    }
    const rects = buttons.map(restRect)
    const measured = rects.some((rect) => rect.width > 0)
    const to = measured
      ? nearestIn(direction, rects[at] as Rect, rects)
      : direction === 'left' || direction === 'up'
        ? at - 1
        : (at + 1) % buttons.length
    buttons[to]?.focus()
    return to >= 0
  }
  return { roving, setRoving, walk }
}
