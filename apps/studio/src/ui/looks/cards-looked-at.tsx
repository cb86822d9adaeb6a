'use client'

import type { Beside } from '@questwright/board'
import { type ReactNode, useEffect } from 'react'
import { besideOf, hideLarge, lookedIn, notePointer, showLarge, useLooked } from './look.ts'

/** Milliseconds of hovering before a card is shown large; the next one follows immediately. */
const delay = 220
/** The enlarged card does not follow its element while that moves by fewer pixels than this, as in a transition. */
const slack = 8

interface CardsLookedAtProps {
  readonly children: (looked: { readonly code: string; readonly beside: Beside; readonly onClose: (() => void) | undefined }) => ReactNode
}

/**
 * Shows cards enlarged on a page and in its dialogs: for any element whose attribute `data-look` is the code of a card, while the pointer or the
 * keyboard focus is on it, or after a tap. Escape closes the card.
 */
export function CardsLookedAt({ children }: CardsLookedAtProps) {
  const looked = useLooked((state) => state.looked)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: Element | undefined
    const stays = () => useLooked.getState().looked?.stays
    const look = (element: Element | undefined) => {
      if (stays() === 'kept' || element === at) return
      clearTimeout(timer)
      at = element
      if (!element) hideLarge()
      else if (stays() === 'passing') showLarge(element, 'passing')
      else timer = setTimeout(() => showLarge(element, 'passing'), delay)
    }
    const put = () => {
      clearTimeout(timer)
      hideLarge()
    }
    const over = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && look(lookedIn(target))
    const left = () => look(undefined)
    // only focus by keyboard counts: after a click the pointer is on the card anyway
    const focus = ({ target }: FocusEvent) => target instanceof Element && target.matches(':focus-visible') && look(lookedIn(target))
    const blur = ({ target }: FocusEvent) => at !== undefined && lookedIn(target) === at && look(undefined)
    const down = ({ target, pointerType }: PointerEvent) => {
      notePointer(pointerType)
      if (stays() === 'kept' && !(target instanceof Element && target.closest('.qw-zoom'))) put()
    }
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && put()
    const page = document.documentElement
    document.addEventListener('pointerover', over)
    page.addEventListener('pointerleave', left)
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', blur)
    document.addEventListener('keydown', leave, true)
    return () => {
      document.removeEventListener('pointerover', over)
      page.removeEventListener('pointerleave', left)
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', blur)
      document.removeEventListener('keydown', leave, true)
      put()
    }
  }, [])
  // move the enlarged card with an element that scrolls, and close it when the element is removed
  useEffect(() => {
    if (!looked) return
    let frame = 0
    const follow = () => {
      const { element, beside } = looked
      const now = besideOf(element)
      const moved = Math.max(Math.abs(now.card.x - beside.card.x), Math.abs(now.card.y - beside.card.y))
      if (!element.isConnected || element.getClientRects().length === 0) hideLarge()
      else if (moved > slack || now.field.width !== beside.field.width) showLarge(element, looked.stays)
      else frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [looked])
  if (!looked) return null
  return children({ code: looked.code, beside: looked.beside, onClose: looked.stays === 'kept' ? hideLarge : undefined })
}
