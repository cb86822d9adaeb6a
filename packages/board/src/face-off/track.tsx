import type { Track as TrackLook } from '@questwright/rulebook'
import { useBoard } from '../board-context.ts'
import { CardOnTable } from '../card-on-table.tsx'
import type { CardView, SeatName } from '../door-types.ts'
import { cardsIn, type TableStatus } from '../view.ts'
import { type PlacedZone, zoneTitle } from '../zone-look.ts'

/** One place of a track. */
export interface TrackPlace {
  readonly number: number
  readonly card: CardView | undefined
  readonly seats: readonly SeatName[]
}

/** The places of a track, with the cards and the seats that are there. @param numberOf the number of a card's place */
export function placesOf(
  { places, at }: TrackLook,
  cards: readonly CardView[],
  status: Pick<TableStatus, 'seats'>,
  numberOf: (card: CardView) => number | undefined,
): readonly TrackPlace[] {
  return Array.from({ length: places }, (_, index) => index + 1).map((number) => ({
    number,
    card: cards.find((card) => numberOf(card) === number),
    seats: status.seats.filter(({ eliminated, numbers }) => !eliminated && numbers[at] === number).map(({ seat }) => seat),
  }))
}

/** The first letters of a name: "P1" of "Player 1", "Ha" of "Halla". */
export function shortName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.length > 1
    ? words
        .map((word) => [...word][0])
        .join('')
        .slice(0, 2)
    : [...(words[0] ?? '')].slice(0, 2).join('')
}

/** A zone of the table as numbered places in a line: each with its card, and with the markers of the players at that place. */
export function Track({ place: { id, name, zone }, status }: { readonly place: PlacedZone; readonly status: TableStatus }) {
  const { view, catalogue, say, seatName } = useBoard()
  if (zone.track === undefined) return null
  const { fact } = zone.track
  const numberOf = ({ code }: CardView): number | undefined => {
    const printed = code === undefined ? undefined : catalogue.card(code)?.[fact]
    return typeof printed === 'number' ? printed : undefined
  }
  return (
    <ol className="qw-track" aria-label={zoneTitle(catalogue, name)}>
      {placesOf(zone.track, cardsIn(view, id), status, numberOf).map(({ number, card, seats }) => (
        <li
          key={number}
          className="qw-track-place"
          data-place={number}
          data-here={seats.length === 0 ? 'nobody' : seats.includes(status.activePlayer ?? '') ? 'active' : 'other'}
        >
          <b className="qw-track-number">{number}</b>
          {card ? <CardOnTable card={card} lies="chip" /> : <span className="qw-track-empty" />}
          <span className="qw-track-seats">
            {seats.map((seat) => (
              <i
                key={seat}
                data-marker={seat}
                data-is={status.activePlayer === seat ? 'active' : 'other'}
                role="img"
                aria-label={say('board.track-here', { seat: seatName(seat) })}
                title={say('board.track-here', { seat: seatName(seat) })}
              >
                {shortName(seatName(seat))}
              </i>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
