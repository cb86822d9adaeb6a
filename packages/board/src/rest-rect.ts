import type { Rect } from './geometry.ts'

/** Where an element lies when it has landed: a card that moves is measured at its end, not on its way. */
export function restRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect()
  const moves = typeof element.getAnimations === 'function' && element.getAnimations().length > 0
  if (!moves) return { x, y, width, height }
  const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(element).transform)
  return { x: x - m41, y: y - m42, width, height }
}
