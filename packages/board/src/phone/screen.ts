import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * The layout of the table: `phone` shows one seat at a time, and only counts attachments. It depends on the width of the table, not of the window.
 */
export type Screen = 'phone' | 'wide'

/** In pixels, equal to the design token `--room-phone`. */
const widest = 640

/** The layout for the table's width; `wide` until it is measured. */
export function useScreen(root: RefObject<HTMLElement | null>): Screen {
  const [screen, setScreen] = useState<Screen>('wide')
  useLayoutEffect(() => {
    const table = root.current
    if (!table || typeof ResizeObserver !== 'function') return undefined
    const look = () => {
      const { clientWidth } = table
      // a hidden table has no width
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
 * How attachments are shown: as strips with titles beside the card; on a phone, and with a coarse pointer that would miss the strips, as a count on a
 * clip.
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
