import { expect, it } from 'vitest'
import { type Beside, placeBeside, tall } from '../src/beside.ts'

/** Whether the enlarged card covers the element beside which it is shown. */
function covers({ card, field }: Beside): boolean {
  const { left, top, width } = placeBeside({ card, field })
  return left < card.x + card.width && left + width > card.x && top < card.y + card.height && top + width * tall > card.y
}

const laptop = { x: 0, y: 0, width: 1280, height: 800 }
const phone = { x: 0, y: 0, width: 390, height: 844 }

it('a large card is placed right of the pointed card, else left, else below or above, and never over it', () => {
  const at = (card: Beside['card'], field = laptop) => placeBeside({ card, field })
  const row = { x: 20, y: 300, width: 500, height: 44 }
  expect(at(row).left).toBe(530)
  expect(at({ ...row, x: 760 }).left).toBe(760 - 10 - 248)
  expect(placeBeside({ card: row, field: laptop, greatest: 300 }).width).toBe(300)
  // an element almost as wide as the window
  const wide = { x: 8, y: 100, width: 374, height: 44 }
  expect(at(wide, phone).top).toBe(154)
  expect(at({ ...wide, y: 700 }, phone).top).toBeCloseTo(700 - 10 - 348)
  for (const y of [0, 100, 300, 400, 500, 700, 800])
    for (const card of [
      { ...row, y },
      { ...wide, y },
      { x: 150, y, width: 110, height: 124 },
    ]) {
      expect(covers({ card, field: laptop }), `${JSON.stringify(card)} on a laptop`).toBe(false)
      expect(covers({ card, field: phone }), `${JSON.stringify(card)} on a phone`).toBe(false)
    }
})

it('it stays within the window, and covers the pointed card only if it would be too small to read beside it', () => {
  const field = { x: 100, y: 50, width: 300, height: 300 }
  const card = { x: 120, y: 60, width: 260, height: 280 }
  const { left, top, width } = placeBeside({ card, field })
  expect(width).toBeGreaterThan(150)
  expect(covers({ card, field })).toBe(true)
  expect([left >= field.x, top >= field.y, left + width <= 400, top + width * tall <= 350]).toEqual([true, true, true, true])
})
