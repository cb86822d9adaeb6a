/** The card that a page shows enlarged: the card under the pointer or with the focus, or one that was opened by a tap and stays open. */
import { type Beside, isByFinger } from '@questwright/board'
import { create } from 'zustand'

interface Looked {
  /** `pack:slug` */
  readonly code: string
  readonly beside: Beside
  /** The element beside which it is shown: it closes when the element disappears. */
  readonly element: Element
  /** `passing`: shown while it has the pointer or the focus; `kept`: shown until it is closed. */
  readonly stays: 'passing' | 'kept'
}

export const useLooked = create<{ readonly looked: Looked | undefined }>(() => ({ looked: undefined }))

/** The attribute with the code of the card that an element shows or names. */
const attribute = 'data-look'

export const lookedIn = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest(`[${attribute}]`) : null) ?? undefined

/** The greatest width of an enlarged card in pixels. It grows with the window, because the faces on the page do. */
const greatestIn = (height: number): number => Math.max(248, Math.min(height * 0.34, 380))

export const besideOf = (element: Element): Beside => ({
  card: element.getBoundingClientRect(),
  field: { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight },
  greatest: greatestIn(window.innerHeight),
})

export function showLarge(element: Element, stays: Looked['stays']): void {
  const code = element.getAttribute(attribute)
  if (code) useLooked.setState({ looked: { code, element, stays, beside: besideOf(element) } })
}

export const hideLarge = (): void => useLooked.setState({ looked: undefined })

let pointer = ''
export const notePointer = (kind: string): void => {
  pointer = kind
}

/**
 * Decides what pressing a card does: a finger, which cannot hover, shows it large; other presses act.
 * @returns whether the card was shown large
 */
export function lookByFinger(event: { readonly detail: number; readonly currentTarget: Element }): boolean {
  const element = lookedIn(event.currentTarget)
  if (!element || !isByFinger(event, pointer)) return false
  showLarge(element, 'kept')
  return true
}
