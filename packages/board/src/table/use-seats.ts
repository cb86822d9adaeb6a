import { useMemo, useState } from 'react'
import type { Question, SeatName, ViewerName } from '../door-types.ts'
import type { Screen } from '../phone/screen.ts'
import { type SeatStatus, seatsOfViewer } from '../view.ts'

export interface Seats {
  /** The seat that is shown on a narrow screen, or open among more than two. */
  readonly shown: SeatName | undefined
  readonly show: (seat: SeatName) => void
  readonly foldOf: (seat: SeatName) => 'open' | 'folded'
  /** Folds or unfolds a seat; undefined where that is not possible: a single seat, and the shown one of more than two. */
  readonly onFold: (seat: SeatName) => (() => void) | undefined
  /** A new object each time a player folded or unfolded a seat. */
  readonly folds: object
}

type Folds = { readonly [seat: SeatName]: 'open' | 'folded' }

/**
 * Outside of the hook, so that the memoised function holds only these three values: a function created inside would keep a whole render in memory.
 */
const foldIn =
  (seats: number, shown: SeatName | undefined, folds: Folds, screen: Screen) =>
  (seat: SeatName): 'open' | 'folded' =>
    seats > 2 || screen === 'phone' ? (seat === shown ? 'open' : 'folded') : seats === 2 ? (folds[seat] ?? 'open') : 'open'

/**
 * Which seats are open: one or two side by side; of more, and on a phone, one is complete and the others are folded.
 * @param own the viewer's question: its seat is shown when it arrives
 */
export function useSeats(seats: readonly SeatStatus[], viewer: ViewerName, own: Question | undefined, screen: Screen): Seats {
  const [chosen, setChosen] = useState<SeatName | undefined>(own?.who)
  const [known, setKnown] = useState(own)
  // during render, not in an effect: a question first drawn beside another seat would move when its own seat opens
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
    // of two seats one stays open: folding one unfolds the other
    const folding = foldOf(seat) === 'open'
    return () => setFolds(Object.fromEntries(seats.map((one) => [one.seat, one.seat === seat && folding ? 'folded' : 'open'])))
  }
  return { shown, show: setChosen, foldOf, onFold, folds }
}
