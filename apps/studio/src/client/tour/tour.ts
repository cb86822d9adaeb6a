/** Whether the tour is on and where; what was seen of it is remembered in this browser. */
import { create } from 'zustand'

export interface TourState {
  /** The stop at which it stands; absent while the tour does not run. */
  readonly at: number | undefined
  /** What this browser remembers: never offered again once it was finished or put away. */
  readonly seen: 'unknown' | 'never' | 'begun' | 'done' | 'put away'
  /** Where it was left. */
  readonly left: number
}

const key = 'questwright-tour'

export const useTour = create<TourState>(() => ({ at: undefined, seen: 'unknown', left: 0 }))

/** Reads what this browser remembers. */
export function readTour(): void {
  let kept: Partial<TourState> = {}
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TourState>
  } catch {
    // What cannot be read is a first visit.
  }
  const seen = kept.seen === 'begun' || kept.seen === 'done' || kept.seen === 'put away' ? kept.seen : 'never'
  const left = typeof kept.left === 'number' && Number.isInteger(kept.left) && kept.left >= 0 ? kept.left : 0
  useTour.setState({ seen, left })
}

function keep(state: Partial<TourState>): void {
  useTour.setState(state)
  const { seen, left } = useTour.getState()
  try {
    localStorage.setItem(key, JSON.stringify({ seen, left }))
  } catch {
    // Without storage it is offered again next time.
  }
}

/** Begins the tour, or goes on where it was left. */
export const startTour = (from = 0): void => keep({ at: from, seen: 'begun', left: from })

export const tourAt = (at: number): void => keep({ at, left: at })

/** Ends it: what was not done to its last stop can be taken up again. */
export const endTour = (seen: 'done' | 'begun'): void => keep({ at: undefined, seen })

/** It is not offered any more; the palette still has it. */
export const putTourAway = (): void => keep({ seen: 'put away' })
