import { useBoard } from '../board-context.ts'
import type { SeatName } from '../door-types.ts'
import type { SeatStatus } from '../view.ts'

export interface SeatTabsProps {
  readonly seats: readonly SeatStatus[]
  readonly shown: SeatName | undefined
  /** The seat that is asked now. */
  readonly asked: SeatName | undefined
  readonly onShow: (seat: SeatName) => void
}

/** In a narrow window: which seat is shown. Nothing where there is one seat only. */
export function SeatTabs({ seats, shown, asked, onShow }: SeatTabsProps) {
  const { say, seatName } = useBoard()
  if (seats.length < 2) return null
  return (
    <div className="qw-seat-tabs">
      {seats.map(({ seat }) => (
        <button
          key={seat}
          type="button"
          className="qw-button"
          aria-pressed={seat === shown}
          aria-label={say('board.seat-tab', { seat })}
          onClick={() => onShow(seat)}
        >
          {seatName(seat)}
          {asked === seat && <span className="qw-quiet">{say('board.asks-here')}</span>}
        </button>
      ))}
    </div>
  )
}
