import { useBoard } from '../board-context.ts'
import { CardStack } from '../card-on-table.tsx'
import type { CardView, SeatName } from '../door-types.ts'

/** The cards of a seat that take no part in this turn: small, in one line that scrolls; each can be enlarged. */
export function Shelf({ seat, cards }: { readonly seat: SeatName; readonly cards: readonly CardView[] }) {
  const { say, seatName } = useBoard()
  if (cards.length === 0) return null
  return (
    <ul className="qw-row qw-shelf" data-lies="chip" data-shelf={seat} aria-label={say('board.shelf', { seat: seatName(seat) })}>
      {cards.map((card) => (
        <CardStack key={card.key} card={card} lies="chip" />
      ))}
    </ul>
  )
}
