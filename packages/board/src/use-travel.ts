import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { View } from './door-types.ts'

interface Seen {
  readonly zone: string
  readonly x: number
  readonly y: number
}

const travel = { duration: 280, easing: 'cubic-bezier(.3, .1, .2, 1)' }
const outlineTime = 900

function wantsStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Lets cards that changed their zone travel there, all at once; where motion is unwelcome they get a brief outline. */
export function useTravel(root: RefObject<HTMLElement | null>, view: View): void {
  const before = useRef<ReadonlyMap<string, Seen>>(new Map())
  useLayoutEffect(() => {
    const now = new Map<string, Seen>()
    const slots = root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []
    for (const slot of slots) {
      const key = slot.dataset.card as string
      const rect = slot.getBoundingClientRect()
      const zone = view.cards[key]?.zone ?? ''
      now.set(key, { zone, x: rect.x, y: rect.y })
      const then = before.current.get(key)
      if (!then || then.zone === zone) continue
      if (wantsStill()) {
        slot.dataset.changed = ''
        setTimeout(() => delete slot.dataset.changed, outlineTime)
      } else if (typeof slot.animate === 'function') {
        slot.animate(
          [
            { transform: `translate(${then.x - rect.x}px, ${then.y - rect.y}px)`, zIndex: 9 },
            { transform: 'none', zIndex: 9 },
          ],
          travel,
        )
      }
    }
    before.current = now
  }, [root, view])
}
