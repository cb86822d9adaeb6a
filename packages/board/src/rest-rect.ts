import type { Rect } from './geometry.ts'

/** The rectangle that an element has after its animation: a moving card is measured where it will end. */
export function restRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect()
  const moves = typeof element.getAnimations === 'function' && element.getAnimations().length > 0
  if (!moves) return { x, y, width, height }
  const { m11, m22, m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(element).transform)
  // a flying card that changes its size is scaled about its centre
  const rest = { width: width / (m11 || 1), height: height / (m22 || 1) }
  return { x: x - m41 + (width - rest.width) / 2, y: y - m42 + (height - rest.height) / 2, ...rest }
}
