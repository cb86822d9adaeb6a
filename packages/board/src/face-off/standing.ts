/** Decides where the cards of two seats are, in a game whose cards face each other in the middle of the table. */
import { entryIn, type FaceOff, type Rulebook } from '@questwright/rulebook'
import type { CardView, SeatName, View } from '../door-types.ts'
import { cardsIn, seatsOfViewer, type TableStatus } from '../view.ts'
import { seatZones } from '../zone-look.ts'

/** Whether a seat is above the middle, or below it. Seats never move: the viewer's own one is below. */
export type Side = 'above' | 'below'

/** The two sides of the middle, and the shelves of the seats. */
export interface Standing {
  readonly look: FaceOff
  readonly above: SeatName
  readonly below: SeatName
  /** The side of the player whose turn it is. */
  readonly active: Side
  /** The cards in the middle, by the side on which they stand. */
  readonly middle: { readonly [side in Side]: readonly CardView[] }
  /** The cards on the shelf of each seat. */
  readonly shelves: { readonly [seat: SeatName]: readonly CardView[] }
  /** The keys of all of these cards, which are in no row of a seat. */
  readonly moved: ReadonlySet<string>
}

/** The rows of a seat whose cards stand in the middle. */
const standing = (rulebook: Rulebook, seat: SeatName) => seatZones(rulebook, seat, ['row']).filter(({ zone }) => zone.stands === 'by-role')

/** The places of cards in the middle and on shelves; undefined for a game without a middle, and for other than two seats. */
export function standingOf(view: View, status: TableStatus, rulebook: Rulebook): Standing | undefined {
  const look = rulebook.table.faceOff
  const [one, other] = status.seats
  if (look === undefined || !one || !other || status.seats.length !== 2) return undefined
  const seats = seatsOfViewer(view.viewer)
  const [below, above] = seats.length === 1 && seats[0] === other.seat ? [other.seat, one.seat] : [one.seat, other.seat]
  const sleeps = ({ marks }: CardView): boolean => marks.includes(look.sleeps)
  const awake = (seat: SeatName) => standing(rulebook, seat).flatMap(({ id }) => cardsIn(view, id).filter((card) => !sleeps(card)))
  const asleep = (seat: SeatName) => seatZones(rulebook, seat, ['row']).flatMap(({ id }) => cardsIn(view, id).filter(sleeps))
  const middle = { above: awake(above), below: awake(below) }
  const shelves = { [above]: asleep(above), [below]: asleep(below) }
  return {
    look,
    above,
    below,
    active: status.activePlayer === above ? 'above' : 'below',
    middle,
    shelves,
    moved: new Set([...middle.above, ...middle.below, ...asleep(above), ...asleep(below)].map(({ key }) => key)),
  }
}

/** Whether a card of a seat's row is in the middle now, where it is drawn whichever seat a phone shows. */
export function isInMiddle({ table, zones }: Rulebook, zone: string, { marks }: CardView): boolean {
  return table.faceOff !== undefined && entryIn(zones, zone)?.stands === 'by-role' && !marks.includes(table.faceOff.sleeps)
}
