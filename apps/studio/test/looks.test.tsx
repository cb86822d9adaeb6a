// @vitest-environment happy-dom
/** Cards that a page shows enlarged: while the pointer or the focus is on them, and after a tap until the card is closed. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CardName } from '../src/ui/decks/card-name.tsx'
import { CardsLookedAt } from '../src/ui/looks/cards-looked-at.tsx'

let root: Root
const place = document.createElement('div')
document.body.append(place)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => {
  vi.useFakeTimers()
  // happy-dom has no layout: pretend that every element is visible
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList)
  root = createRoot(place)
  act(() =>
    root.render(
      <>
        <CardName code="fens:lamp" title="Lamp" />
        <CardName code="fens:wick" title="Wick" />
        <p>Nothing</p>
        <CardsLookedAt>
          {({ code, onClose }) => (
            <output>
              {code} {onClose ? 'stays' : 'passes'}
            </output>
          )}
        </CardsLookedAt>
      </>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = () => place.querySelector('output')?.textContent
const named = (words: string): Element => {
  const found = [...place.querySelectorAll('button, p')].find(({ textContent }) => textContent === words)
  if (!found) throw new Error(`nothing says ${words}`)
  return found
}
type Kind = 'mouse' | 'touch'
const pointer = (event: string, words: string, pointerType: Kind) =>
  act(() => void named(words).dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType })))
const point = (words: string, kind: Kind = 'mouse') => pointer('pointerover', words, kind)
const press = (words: string, kind: Kind) => {
  pointer('pointerdown', words, kind)
  act(() => void named(words).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
}
const wait = () => act(() => void vi.advanceTimersByTime(300))

it('a card is shown after a moment, the next one at once, and nothing where there is no card', () => {
  point('Lamp')
  expect(shown()).toBeUndefined()
  wait()
  expect(shown()).toBe('fens:lamp passes')
  point('Wick')
  expect(shown()).toBe('fens:wick passes')
  point('Nothing')
  expect(shown()).toBeUndefined()
})

it('Escape closes it', () => {
  point('Lamp')
  wait()
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(shown()).toBeUndefined()
})

it('a finger that moves across shows nothing; a tap shows a card that stays until another place is tapped', () => {
  point('Lamp', 'touch')
  wait()
  expect(shown()).toBeUndefined()
  press('Lamp', 'touch')
  expect(shown()).toBe('fens:lamp stays')
  press('Nothing', 'touch')
  expect(shown()).toBeUndefined()
})

it('a click with the mouse shows no card', () => {
  press('Lamp', 'mouse')
  wait()
  expect(shown()).toBeUndefined()
})
