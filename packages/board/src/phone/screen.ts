import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * The layout of the table. `phone` shows one seat at a time, and only the number of attachments. It depends on the width of the table and
 * not of the browser window.
 */
export type Screen = 'phone' | 'wide'

/** The greatest width of a table on a phone, in pixels; equal to the design token `--room-phone`. */
const widest = 640

/** The layout for the table's width; `wide` until it is measured. */
export function useScreen(root: RefObject<HTMLElement | null>): Screen {
  const [screen, setScreen] = useState<Screen>('wide')
  useLayoutEffect(() => {
    const table = root.current
    if (!table || typeof ResizeObserver !== 'function') return undefined
    const look = () => {
      const { clientWidth } = table
      // a hidden table has the width 0: keep the layout
      if (clientWidth > 0) setScreen(clientWidth <= widest ? 'phone' : 'wide')
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(table)
    return () => watch.disconnect()
  }, [root])
  return screen
}

/**
 * How attachments are shown: `strips` with their titles beside the card; `counted` as a number on a paper clip, on a phone and for fingers,
 * which would miss the narrow strips.
 */
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
