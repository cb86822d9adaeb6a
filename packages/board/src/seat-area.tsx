import type { Zone } from '@questwright/rulebook'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-back.tsx'
import { showsBack } from './card-hidden.ts'
import { SeatDials } from './dial.tsx'
import type { CardView } from './door-types.ts'
import { Shelf } from './face-off/shelf.tsx'
import type { Side } from './face-off/standing.ts'
import { Icon } from './icons.tsx'
import { backDrawing } from './printed.ts'
import { type Sizes, unitsOf } from './room.ts'
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
  /** The cards of the seat that lie on its shelf. */
  readonly shelf?: readonly CardView[] | undefined
  /** Whether the seat is above or below the middle of the table; undefined on a table without a middle. */
  readonly side?: Side | undefined
}

/** The part of the table that belongs to one player: its numbers, its rows of cards, and its hand. */
export function SeatArea({ seat, status, asked, shown, fold = 'open', onFold, shelf, side }: SeatAreaProps) {
  const { view, catalogue, say, seatName, screen, moved, attached } = useBoard()
  const { rulebook } = catalogue
  const name = seatName(seat.seat)
  // on a phone the hand is below the question, and the seat's tab shows its name and numbers
  const own = seatZones(rulebook, seat.seat, fold === 'open' && screen === 'wide' ? ['row', 'hand'] : ['row'])
  const placed = own.filter((one) => isShown(view, catalogue, one))
  const left = (id: string) => cardsIn(view, id).filter(({ key }) => !moved.has(key))
  // beside a middle, the hand and the rows are side by side, and cards of rows are in the middle or on the shelf
  const rows =
    side === undefined
      ? placed
      : [
          ...placed.filter(({ zone }) => zone.look === 'hand'),
          ...placed.filter(({ id, zone }) => zone.look === 'row' && zone.stands === undefined && left(id).length > 0),
        ]
  /** The width of a hand or a row in a game with a middle area: a hand is as wide as its cards, and rows share the rest of the seat. */
  const across = (id: string, zone: Zone): string => {
    const isHand = zone.look === 'hand'
    const size = zone.cards === 'smaller' || (isHand && side === 'above') ? 'var(--u-smaller)' : 'var(--u)'
    const units = isHand ? Math.max(3, (view.zones[id]?.count ?? 0) * 1.05) : unitsOf(view, catalogue, left(id), attached)
    return isHand
      ? `minmax(0, calc(${units.toFixed(2)} * ${size} + 18px))`
      : `minmax(calc(${Math.min(2, units).toFixed(2)} * ${size} + 18px), 1fr)`
  }
  const counts = seatZones(rulebook, seat.seat, ['hand', 'pile', 'count', 'number'])
  const style: Sizes = {
    '--rows': rows.map(({ zone }) => (zone.look === 'hand' ? 'var(--hand-row)' : 'auto')).join(' '),
    ...(side === undefined ? {} : { '--across': rows.map(({ id, zone }) => across(id, zone)).join(' ') || 'minmax(0, 1fr)' }),
  }
  const drawnRows = rows.map((one) => (
    <section
      key={one.name}
      className={one.zone.look !== 'hand' ? 'qw-seat-row' : side === 'above' ? 'qw-seat-row qw-hand-above' : 'qw-hand'}
      data-zone={one.id}
      data-size={one.zone.size}
      data-tone={one.zone.tone}
      data-holds={one.zone.look === 'hand' || cardsIn(view, one.id).length > 0 ? 'cards' : 'none'}
      aria-label={`${zoneTitle(catalogue, one.name)}, ${name}`}
    >
      {one.zone.look === 'hand' ? (
        <Hand hand={one} lies={side === 'above' ? 'open' : 'held'} />
      ) : cardsIn(view, one.id).length > 0 ? (
        <CardRows id={one.id} zone={one.zone} lies={fold === 'open' ? 'open' : 'chip'} />
      ) : (
        <p className={isToldEmpty(one, status) ? 'qw-empty' : 'qw-heard'}>
          {say(emptyCode(catalogue, one.name, status), { seat: seat.seat })}
        </p>
      )}
    </section>
  ))
  return (
    <section
      className="qw-seat"
      aria-label={name}
      data-seat={seat.seat}
      data-asked={asked}
      data-shown={shown}
      data-fold={fold}
      data-side={side}
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
            status.round > 0 && status.activePlayer === seat.seat && <span className="qw-quiet">{say('board.active-player')}</span>
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
          {shelf && <Shelf seat={seat.seat} cards={shelf} />}
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
      {screen === 'phone' && shelf && <Shelf seat={seat.seat} cards={shelf} />}
      {side === undefined ? drawnRows : <div className="qw-seat-cards">{drawnRows}</div>}
    </section>
  )
}

/** Whether an empty row shows a line that says so. Otherwise only screen readers are told, and the other rows get its space. */
function isToldEmpty({ zone: { emptyIn } }: PlacedZone, { phase }: TableStatus): boolean {
  return emptyIn === undefined || emptyIn.includes(phase)
}

const mostBacks = 12

/** The hand of a player: its cards where the viewer may see them, else the same number of backs. */
export function Hand({ hand: { id, zone }, lies = 'held' }: { readonly hand: PlacedZone; readonly lies?: 'held' | 'open' }) {
  const { view, catalogue, say } = useBoard()
  const count = view.zones[id]?.count ?? 0
  if (cardsIn(view, id).some((card) => !showsBack(card)))
    return <CardRows id={id} zone={lies === 'open' ? { ...zone, cards: 'smaller' } : zone} lies={lies} />
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
