import { expect, it } from 'vitest'
import { glimpseOf } from '../src/glimpse.ts'
import { cardsIn } from '../src/view.ts'
import { catalogue, fixtureView } from './fixture.ts'
import './game-drawings.ts'

it('draws the cards in play of all seats at their places, but no hands and piles', () => {
  const view = fixtureView()
  const { cards, width, height, seam } = glimpseOf(view, catalogue)
  const hands = ['p1.hand', 'p2.hand'].flatMap((zone) => cardsIn(view, zone).map(({ key }) => key))
  expect(hands.length).toBeGreaterThan(0)
  expect(cards.filter(({ key }) => hands.includes(key))).toEqual([])
  expect(cards.map(({ key }) => key)).toEqual(expect.arrayContaining(['halla', 'orsa', 'reedfang']))
  for (const { x, y, width: w, height: h } of cards) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + h).toBeLessThanOrEqual(height)
  }
  const at = (key: string) => cards.find((card) => card.key === key)
  expect(at('halla')?.y).toBeGreaterThan(seam)
  // the areas of the seats are side by side, each in its half of the width
  expect(at('halla')?.x).toBeLessThan(width / 2)
  expect(at('orsa')?.x).toBeGreaterThan(width / 2)
  // the frame has the colour of the card's sphere
  expect(at('halla')?.colour).toBe('var(--frame-spirit)')
})

it('tilts exhausted cards, and shows the back of facedown cards', () => {
  const view = fixtureView()
  const halla = view.cards.halla
  if (!halla) throw new Error('the fixture has lost a card')
  const other = { ...view, cards: { ...view.cards, halla: { ...halla, marks: ['exhausted', 'face-down'] } } }
  expect(glimpseOf(other, catalogue).cards.find(({ key }) => key === 'halla')).toMatchObject({ stands: 'leans', colour: undefined })
})
