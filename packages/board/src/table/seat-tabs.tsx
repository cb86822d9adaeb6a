import { useBoard } from '../board-context.ts'
import { SeatDials } from '../dial.tsx'
import type { SeatName } from '../door-types.ts'
import { Icon } from '../icons.tsx'
import { cardsIn, type SeatStatus, type TableStatus } from '../view.ts'
import { seatZones, zoneTitle } from '../zone-look.ts'
import { ZoneSign } from '../zones.tsx'

export interface SeatTabsProps {
  readonly status: TableStatus
  readonly shown: SeatName | undefined
  /** The seat that has to answer the pending question. */
  readonly asked: SeatName | undefined
  readonly onShow: (seat: SeatName) => void
}

/** On a phone, a tab for each seat: it shows the seat's numbers and how many cards are in its danger rows, and selects the seat that is shown. */
export function SeatTabs({ status, shown, asked, onShow }: SeatTabsProps) {
  const { say, seatName } = useBoard()
  return (
    <div className="qw-seat-tabs">
      {status.seats.map((one) => (
        <button
          key={one.seat}
          type="button"
          aria-pressed={one.seat === shown}
          title={say('board.seat-tab', { seat: one.seat })}
          data-tab={one.seat}
          data-asked={asked === one.seat ? 'asked' : 'quiet'}
          data-eliminated={one.eliminated ? 'yes' : 'no'}
          onClick={() => onShow(one.seat)}
        >
          <SeatDials status={status} seat={one.seat} />
          <span>{seatName(one.seat)}</span>
          <Small seat={one} status={status} />
        </button>
      ))}
    </div>
  )
}

/** Small signs for a seat: that it is eliminated or the first player, and how many cards are in its danger rows. */
function Small({ seat, status }: { readonly seat: SeatStatus; readonly status: TableStatus }) {
  const { view, catalogue, say } = useBoard()
  const dangers = seatZones(catalogue.rulebook, seat.seat, ['row']).filter(
    ({ id, zone }) => zone.tone === 'danger' && zone.icon !== undefined && cardsIn(view, id).length > 0,
  )
  return (
    <small>
      {seat.eliminated && say('board.eliminated')}
      {status.firstPlayer === seat.seat && <Icon name="firstPlayer" label={say('board.first-player')} />}
      {dangers.map(({ id, name }) => (
        <b key={name} className="is-danger">
          <ZoneSign name={name} label={zoneTitle(catalogue, name)} />
          {cardsIn(view, id).length}
        </b>
      ))}
    </small>
  )
}
