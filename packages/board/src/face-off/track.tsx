import type { Track as TrackLook } from '@questwright/rulebook'
import { Flag } from 'lucide-react'
import { useBoard } from '../board-context.ts'
import { CardOnTable } from '../card-on-table.tsx'
import type { CardView, Json, SeatName, View } from '../door-types.ts'
import { cardsIn, type TableStatus } from '../view.ts'
import { type PlacedZone, zoneTitle } from '../zone-look.ts'

/** One place of a track. */
export interface TrackPlace {
  readonly number: number
  readonly card: CardView | undefined
  readonly seats: readonly SeatName[]
  /** The player who holds the card. */
  readonly holder?: SeatName | undefined
}

/**
 * The places of a track, with the cards, the seats that are there, and the holders of cards.
 * @param numberOf the number of a card's place
 * @param holderOf the player who holds a card
 */
export function placesOf(
  { places, at }: TrackLook,
  cards: readonly CardView[],
  status: Pick<TableStatus, 'seats'>,
  numberOf: (card: CardView) => number | undefined,
  holderOf: (card: CardView) => SeatName | undefined = () => undefined,
): readonly TrackPlace[] {
  return Array.from({ length: places }, (_, index) => index + 1).map((number) => {
    const card = cards.find((one) => numberOf(one) === number)
    const holder = card && holderOf(card)
    return {
      number,
      card,
      seats: status.seats.filter(({ eliminated, numbers }) => !eliminated && numbers[at] === number).map(({ seat }) => seat),
      ...(holder === undefined ? {} : { holder }),
    }
  })
}

/** The players who hold cards of a track, by the key of the card. */
export function holdersIn({ held }: TrackLook, status: View['status']): ReadonlyMap<string, SeatName> {
  const listed = held && status[held.status]
  if (!held || !Array.isArray(listed)) return new Map()
  return new Map(
    listed.flatMap((entry: Json): [string, SeatName][] => {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
      const { [held.card]: card, [held.seat]: seat } = entry as { readonly [part: string]: Json }
      return typeof card === 'string' && typeof seat === 'string' ? [[card, seat]] : []
    }),
  )
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
  const holders = holdersIn(zone.track, view.status)
  const numberOf = ({ code }: CardView): number | undefined => {
    const printed = code === undefined ? undefined : catalogue.card(code)?.[fact]
    return typeof printed === 'number' ? printed : undefined
  }
  return (
    <ol className="qw-track" aria-label={zoneTitle(catalogue, name)}>
      {placesOf(zone.track, cardsIn(view, id), status, numberOf, ({ key }) => holders.get(key)).map(({ number, card, seats, holder }) => (
        <li
          key={number}
          className="qw-track-place"
          data-place={number}
          data-held={holder === undefined ? undefined : ''}
          data-here={seats.length === 0 ? 'nobody' : seats.includes(status.activePlayer ?? '') ? 'active' : 'other'}
        >
          <b className="qw-track-number">{number}</b>
          {card ? <CardOnTable card={card} lies="chip" /> : <span className="qw-track-empty" />}
          {holder !== undefined && (
            <i
              className="qw-track-holder"
              data-holder={holder}
              role="img"
              aria-label={say(`board.track.${name}.held`, { seat: seatName(holder) })}
              title={say(`board.track.${name}.held`, { seat: seatName(holder) })}
            >
              <Flag size={11} aria-hidden="true" />
              {shortName(seatName(holder))}
            </i>
          )}
          <span className="qw-track-seats" data-crowd={seats.length}>
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
