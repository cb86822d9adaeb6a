import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** How much room the table has: on a `phone` one seat at a time, and what lies on a card is counted. It goes by the table's own room, not by the window. */
export type Screen = 'phone' | 'wide'

/** The token `--room-phone`. */
const widest = 640

/** What the table is drawn for; `wide` until it was measured. */
export function useScreen(root: RefObject<HTMLElement | null>): Screen {
  const [screen, setScreen] = useState<Screen>('wide')
  useLayoutEffect(() => {
    const table = root.current
    if (!table || typeof ResizeObserver !== 'function') return undefined
    const look = () => {
      const { clientWidth } = table
      // a table that is not shown has no width
      if (clientWidth > 0) setScreen(clientWidth <= widest ? 'phone' : 'wide')
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(table)
    return () => watch.disconnect()
  }, [root])
  return screen
}

/** How it is told what lies on a card: as strips with titles beside it; on a phone, and where a finger could not hit them, counted at a clip. */
export type Attached = 'strips' | 'counted'

const coarse = '(pointer: coarse)'

export function useAttached(screen: Screen): Attached {
  const pointer = useSyncExternalStore(
    (listener) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const media = matchMedia(coarse)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => (typeof matchMedia === 'function' && matchMedia(coarse).matches ? 'coarse' : 'fine'),
    () => 'fine',
  )
  return screen === 'phone' || pointer === 'coarse' ? 'counted' : 'strips'
}
