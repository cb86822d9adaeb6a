import { useBoard } from '../board-context.ts'
import type { SeatName } from '../door-types.ts'
import { Hand } from '../seat-area.tsx'
import { cardsIn } from '../view.ts'
import { isShown, seatZones, zoneTitle } from '../zone-look.ts'

interface HandStripProps {
  readonly seat: SeatName
  readonly hand: 'open' | 'closed'
}

/**
 * The hand of the shown seat, below the question. Only the top edges of its cards are visible. Where one of them is an answer more is
 * visible, and all where the hand is opened.
 */
export function HandStrip({ seat, hand }: HandStripProps) {
  const { view, catalogue, asked, seatName } = useBoard()
  return seatZones(catalogue.rulebook, seat, ['hand'])
    .filter((one) => isShown(view, catalogue, one))
    .map((one) => (
      <section
        key={one.name}
        className="qw-hand"
        data-zone={one.id}
        data-hand={hand === 'open' ? 'open' : cardsIn(view, one.id).some(({ key }) => asked.has(key)) ? 'stands' : 'peeks'}
        aria-label={`${zoneTitle(catalogue, one.name)}, ${seatName(seat)}`}
      >
        <Hand hand={one} />
      </section>
    ))
}

/** The number of cards in a seat's hand. */
export function useHeld(seat: SeatName | undefined): number {
  const { view, catalogue } = useBoard()
  if (seat === undefined) return 0
  return seatZones(catalogue.rulebook, seat, ['hand']).reduce((sum, { id }) => sum + (view.zones[id]?.count ?? 0), 0)
}
