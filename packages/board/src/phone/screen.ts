import { type RefObject, useLayoutEffect, useState } from 'react'

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
