import { type RefObject, useLayoutEffect } from 'react'
import type { SeatName } from '../door-types.ts'

/** Distance in pixels from the left edge of a seat to the tip of the arrow, which is above the seat's name and numbers. */
const intoSeat = 72

/**
 * Points the arrow of the ribbon at the seat that has to answer: writes the arrow's position into the ribbon's CSS variable `--at`.
 * @param foldOf a new function whenever a seat is folded or unfolded, which moves the seats
 */
export function useSeatArrow(
  ribbon: RefObject<HTMLElement | null>,
  asked: SeatName | undefined,
  foldOf: (seat: SeatName) => 'open' | 'folded',
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: folding moves seats
  useLayoutEffect(() => {
    const bar = ribbon.current
    const seat = asked === undefined ? null : bar?.parentElement?.querySelector(`[data-seat="${CSS.escape(asked)}"]`)
    if (!bar || !seat) return
    const point = () => {
      const { left, width } = seat.getBoundingClientRect()
      const at = left - bar.getBoundingClientRect().left + Math.min(intoSeat, width / 2)
      bar.style.setProperty('--at', `${Math.round(at)}px`)
    }
    point()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(point)
    observer.observe(bar)
    observer.observe(seat)
    return () => observer.disconnect()
  }, [ribbon, asked, foldOf])
}
