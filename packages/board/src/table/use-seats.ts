import { useMemo, useState } from 'react'
import type { Question, SeatName, ViewerName } from '../door-types.ts'
import type { Screen } from '../phone/screen.ts'
import { type SeatStatus, seatsOfViewer } from '../view.ts'

export interface Seats {
  /** The seat that is shown on a phone, or that is unfolded where there are more than two seats. */
  readonly shown: SeatName | undefined
  readonly show: (seat: SeatName) => void
  /** A new function each time a seat is folded or unfolded. */
  readonly foldOf: (seat: SeatName) => 'open' | 'folded'
  /**
   * Returns the callback that folds or unfolds a seat; undefined where that is not possible: for a single seat, and for the shown one of more than
   * two.
   */
  readonly onFold: (seat: SeatName) => (() => void) | undefined
}

type Folds = { readonly [seat: SeatName]: 'open' | 'folded' }

/** Created outside of the hook, so that the memoised function keeps only these three values in memory and not a whole render. */
const foldIn =
  (seats: number, shown: SeatName | undefined, folds: Folds, screen: Screen) =>
  (seat: SeatName): 'open' | 'folded' =>
    seats > 2 || screen === 'phone' ? (seat === shown ? 'open' : 'folded') : seats === 2 ? (folds[seat] ?? 'open') : 'open'

/**
 * Decides which seats are unfolded. One or two are side by side; of more than two, and on a phone, one is complete and the others are
 * folded.
 * @param own the viewer's question: its seat is shown when the question arrives
 */
export function useSeats(seats: readonly SeatStatus[], viewer: ViewerName, own: Question | undefined, screen: Screen): Seats {
  const [chosen, setChosen] = useState<SeatName | undefined>(own?.who)
  const [known, setKnown] = useState(own)
  // set during render and not in an effect: else the question would first be drawn above another seat, and would move when its own seat unfolds
  if (known !== own) {
    setKnown(own)
    if (own) setChosen(own.who)
  }
  const [folds, setFolds] = useState<Folds>({})
  const shown = chosen ?? seatsOfViewer(viewer).find((seat) => seats.some((one) => one.seat === seat)) ?? seats[0]?.seat
  const count = seats.length
  const foldOf = useMemo(() => foldIn(count, shown, folds, screen), [count, shown, folds, screen])

  const onFold = (seat: SeatName) => {
    if (count === 1 || (count > 2 && seat === shown)) return undefined
    if (count > 2) return () => setChosen(seat)
    // of two seats at least one stays unfolded: folding one unfolds the other
    const folding = foldOf(seat) === 'open'
    return () => setFolds(Object.fromEntries(seats.map((one) => [one.seat, one.seat === seat && folding ? 'folded' : 'open'])))
  }
  return { shown, show: setChosen, foldOf, onFold }
}
