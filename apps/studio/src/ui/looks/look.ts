/** The card that a page shows large: the one that is pointed at or has the focus, or one that was pressed by a finger and stays. */
import { type Beside, isByFinger } from '@questwright/board'
import { create } from 'zustand'

interface Looked {
  /** `pack:slug` */
  readonly code: string
  readonly beside: Beside
  /** What it is shown beside: it goes when that goes. */
  readonly element: Element
  /** `passing` as long as it is pointed at or has the focus, `kept` until it is closed. */
  readonly stays: 'passing' | 'kept'
}

export const useLooked = create<{ readonly looked: Looked | undefined }>(() => ({ looked: undefined }))

/** The attribute by which a page says which card an element draws or names. */
const attribute = 'data-look'

export const lookedIn = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest(`[${attribute}]`) : null) ?? undefined

/** Larger than the faces of a page, which grow with the window. */
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
 * What pressing a card does: a finger, which cannot point, looks at it; everything else acts.
 * @returns whether the press was for looking
 */
export function lookByFinger(event: { readonly detail: number; readonly currentTarget: Element }): boolean {
  const element = lookedIn(event.currentTarget)
  if (!element || !isByFinger(event, pointer)) return false
  showLarge(element, 'kept')
  return true
}
