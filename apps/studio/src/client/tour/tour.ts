/** State of the tour; its progress is stored in this browser. */
import { create } from 'zustand'

export interface TourState {
  /** The index of the current stop; absent while the tour does not run. */
  readonly at: number | undefined
  /** The game of the running tour. */
  readonly game: string | undefined
  /** The stored progress: the tour is not offered again once it was finished or dismissed. */
  readonly seen: 'unknown' | 'never' | 'begun' | 'done' | 'put away'
  /** The index of the stop where it was left. */
  readonly left: number
}

const key = 'questwright-tour'

export const useTour = create<TourState>(() => ({ at: undefined, game: undefined, seen: 'unknown', left: 0 }))

/** Reads the stored progress. */
export function readTour(): void {
  let kept: Partial<TourState> = {}
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TourState>
  } catch {
    // Unreadable progress counts as a first visit.
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
    // Without storage the tour is offered again next time.
  }
}

/** Starts the tour of a game, or continues where it was left. @param game the tour of the first game that has one if not given */
export const startTour = (from = 0, game?: string): void => keep({ at: from, game, seen: 'begun', left: from })

export const tourAt = (at: number): void => keep({ at, left: at })

/** Ends the tour; if it was left before its last stop it can be continued. */
export const endTour = (seen: 'done' | 'begun'): void => keep({ at: undefined, seen })

/** Dismisses the offer of the tour; the palette still has it. */
export const putTourAway = (): void => keep({ seen: 'put away' })
