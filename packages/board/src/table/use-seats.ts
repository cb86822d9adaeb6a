import { useMemo, useState } from 'react'
import type { Question, SeatName, ViewerName } from '../door-types.ts'
import type { Screen } from '../phone/screen.ts'
import { type SeatStatus, seatsOfViewer } from '../view.ts'

export interface Seats {
  /** The seat that a narrow window shows, and the one of more than two that lies open. */
  readonly shown: SeatName | undefined
  readonly show: (seat: SeatName) => void
  readonly foldOf: (seat: SeatName) => 'open' | 'folded'
  /** Folds or unfolds a seat; undefined where it stays as it is: one seat alone, and the shown one of more than two. */
  readonly onFold: (seat: SeatName) => (() => void) | undefined
  /** Another value each time a player folded or unfolded a seat. */
  readonly folds: object
}

type Folds = { readonly [seat: SeatName]: 'open' | 'folded' }

/** Made outside of the hook, so that what is remembered holds these three values only: a function made inside would keep a whole drawing alive. */
const foldIn =
  (seats: number, shown: SeatName | undefined, folds: Folds, screen: Screen) =>
  (seat: SeatName): 'open' | 'folded' =>
    seats > 2 || screen === 'phone' ? (seat === shown ? 'open' : 'folded') : seats === 2 ? (folds[seat] ?? 'open') : 'open'

/**
 * Which seats lie open: one or two side by side; of more, and on a phone, one is shown whole and the others are folded.
 * @param own the question that the viewer answers: its seat is shown when it comes
 */
export function useSeats(seats: readonly SeatStatus[], viewer: ViewerName, own: Question | undefined, screen: Screen): Seats {
  const [chosen, setChosen] = useState<SeatName | undefined>(own?.who)
  const [known, setKnown] = useState(own)
  // while this is drawn, not after it: a question that is drawn beside another seat first would move when its own seat comes
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
    // of two seats one stays open: folding this one opens the other
    const folding = foldOf(seat) === 'open'
    return () => setFolds(Object.fromEntries(seats.map((one) => [one.seat, one.seat === seat && folding ? 'folded' : 'open'])))
  }
  return { shown, show: setChosen, foldOf, onFold, folds }
}
