import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-back.tsx'
import { showsBack } from './card-hidden.ts'
import { SeatDials } from './dial.tsx'
import { Icon } from './icons.tsx'
import { backDrawing } from './printed.ts'
import type { Sizes } from './room.ts'
import { cardsIn, type SeatStatus, type TableStatus } from './view.ts'
import { isShown, type PlacedZone, seatZones, unplacedOfSeat, zoneTitle } from './zone-look.ts'
import { CardRows, emptyCode, SmallPile, ZoneSign } from './zones.tsx'

export interface SeatAreaProps {
  readonly seat: SeatStatus
  readonly status: TableStatus
  /** Whether this seat has to answer the pending question. */
  readonly asked: 'asked' | 'quiet'
  /** Whether this is the seat that a phone shows. */
  readonly shown: 'shown' | 'aside'
  /** `folded`: small and without the hand, so that other seats have more room. */
  readonly fold?: 'open' | 'folded'
  /** Folds or unfolds the seat; without it there is no button for that. */
  readonly onFold?: (() => void) | undefined
}

/** The part of the table that belongs to one player: its numbers, its rows of cards, and its hand. */
export function SeatArea({ seat, status, asked, shown, fold = 'open', onFold }: SeatAreaProps) {
  const { view, catalogue, say, seatName, screen } = useBoard()
  const { rulebook } = catalogue
  const name = seatName(seat.seat)
  // on a phone the hand is below the question, and the seat's tab shows its name and numbers
  const rows = seatZones(rulebook, seat.seat, fold === 'open' && screen === 'wide' ? ['row', 'hand'] : ['row']).filter((one) =>
    isShown(view, catalogue, one),
  )
  const counts = seatZones(rulebook, seat.seat, ['hand', 'pile', 'count', 'number'])
  const style: Sizes = { '--rows': rows.map(({ zone }) => (zone.look === 'hand' ? 'var(--hand-row)' : 'auto')).join(' ') }
  return (
    <section
      className="qw-seat"
      aria-label={name}
      data-seat={seat.seat}
      data-asked={asked}
      data-shown={shown}
      data-fold={fold}
      data-eliminated={seat.eliminated ? 'yes' : 'no'}
      style={style}
    >
      {screen === 'wide' && (
        <header>
          <SeatDials status={status} seat={seat.seat} />
          <h2>{name}</h2>
          {status.firstPlayer === seat.seat && (
            <span className="qw-pill is-first">
              <Icon name="firstPlayer" />
              {say('board.first-player')}
            </span>
          )}
          {seat.eliminated ? (
            <span className="qw-pill">{say('board.eliminated')}</span>
          ) : (
            status.activePlayer === seat.seat && <span className="qw-quiet">{say('board.active-player')}</span>
          )}
          <span className="qw-counts">
            {counts.map((one) =>
              one.zone.look === 'hand' || one.zone.look === 'number' ? (
                <span key={one.name} title={zoneTitle(catalogue, one.name)}>
                  <ZoneSign name={one.name} label={zoneTitle(catalogue, one.name)} />
                  {view.zones[one.id]?.count ?? 0}
                </span>
              ) : (
                isShown(view, catalogue, one) && <SmallPile key={one.name} zone={one.id} />
              ),
            )}
            {unplacedOfSeat(view, rulebook, seat.seat).map((zone) => (
              <SmallPile key={zone.id} zone={zone.id} />
            ))}
          </span>
          {onFold && (
            <button
              type="button"
              className="qw-button is-icon is-small qw-fold"
              aria-expanded={fold === 'open'}
              aria-label={say(fold === 'open' ? 'board.fold' : 'board.unfold', { seat: name })}
              title={say(fold === 'open' ? 'board.fold' : 'board.unfold', { seat: name })}
              onClick={onFold}
            >
              {fold === 'open' ? <ChevronsDownUp size={14} aria-hidden="true" /> : <ChevronsUpDown size={14} aria-hidden="true" />}
            </button>
          )}
        </header>
      )}
      {rows.map((one) => (
        <section
          key={one.name}
          className={one.zone.look === 'hand' ? 'qw-hand' : 'qw-seat-row'}
          data-zone={one.id}
          data-size={one.zone.size}
          data-tone={one.zone.tone}
          data-holds={one.zone.look === 'hand' || cardsIn(view, one.id).length > 0 ? 'cards' : 'none'}
          aria-label={`${zoneTitle(catalogue, one.name)}, ${name}`}
        >
          {one.zone.look === 'hand' ? (
            <Hand hand={one} />
          ) : cardsIn(view, one.id).length > 0 ? (
            <CardRows id={one.id} zone={one.zone} lies={fold === 'open' ? 'open' : 'chip'} />
          ) : (
            <p className={isToldEmpty(one, status) ? 'qw-empty' : 'qw-heard'}>
              {say(emptyCode(catalogue, one.name, status), { seat: seat.seat })}
            </p>
          )}
        </section>
      ))}
    </section>
  )
}

/** Whether an empty row shows a line that says so. Otherwise only screen readers are told, and the other rows get its space. */
function isToldEmpty({ zone: { emptyIn } }: PlacedZone, { phase }: TableStatus): boolean {
  return emptyIn === undefined || emptyIn.includes(phase)
}

const mostBacks = 12

/** The hand of a player: its cards where the viewer may see them, else the same number of backs. */
export function Hand({ hand: { id, zone } }: { readonly hand: PlacedZone }) {
  const { view, catalogue, say } = useBoard()
  const count = view.zones[id]?.count ?? 0
  if (cardsIn(view, id).some((card) => !showsBack(card))) return <CardRows id={id} zone={zone} lies="held" />
  const drawing = backDrawing(catalogue.rulebook, zone.back ?? catalogue.rulebook.table.backs?.others)
  return (
    <div className="qw-hidden-hand">
      {Array.from({ length: Math.min(count, mostBacks) }, (_, place) => place).map((place) => (
        <CardBack key={place} drawing={drawing} />
      ))}
      <p className="qw-empty">{say('board.hidden-hand', { count })}</p>
    </div>
  )
}
