/** The place and the look of zones: as the rulebook says, with defaults for zones to which it gives no place. */
import { entryIn, type Rulebook, readable, type Zone } from '@questwright/rulebook'
import type { Catalogue } from './catalogue.ts'
import type { SeatName, View, ZoneView } from './door-types.ts'
import { isSeat } from './seat.ts'
import { cardsIn } from './view.ts'

/** A zone with a place in the rulebook, and its id in a view. */
export interface PlacedZone {
  readonly id: string
  readonly name: string
  readonly zone: Zone
}

type Look = NonNullable<Zone['look']>

/** The zones of the table with one of these looks, in drawing order. */
export function tableZones(rulebook: Rulebook, looks: readonly Look[]): readonly PlacedZone[] {
  return placedZones(rulebook, 'table', looks).map(([name, zone]) => ({ id: name, name, zone }))
}

/** The zones of a seat with one of these looks, in drawing order. */
export function seatZones(rulebook: Rulebook, seat: SeatName, looks: readonly Look[]): readonly PlacedZone[] {
  return placedZones(rulebook, 'seat', looks).map(([name, zone]) => ({ id: `${seat}.${name}`, name, zone }))
}

function placedZones({ zones }: Rulebook, place: Zone['place'], looks: readonly Look[]): readonly (readonly [string, Zone])[] {
  return Object.entries(zones).filter(
    ([, zone]) => (zone.place ?? 'table') === place && zone.look !== undefined && looks.includes(zone.look),
  )
}

/** Whether the rulebook gives a zone no place. Such a zone is drawn after the others, so that none of its cards is invisible. */
function isUnplaced(rulebook: Rulebook, { name, seat }: ZoneView): boolean {
  const zone = entryIn(rulebook.zones, name)
  return zone?.look === undefined || (zone.place ?? 'table') !== (seat === undefined ? 'table' : 'seat')
}

/** The zones of the table to which the rulebook gives no place and that hold cards. The zone that holds the seats as cards is never drawn. */
export function unplacedOnTable(view: View, rulebook: Rulebook): readonly ZoneView[] {
  return Object.values(view.zones).filter(
    (zone) =>
      zone.seat === undefined &&
      zone.host === undefined &&
      zone.cards.length > 0 &&
      isUnplaced(rulebook, zone) &&
      !zone.cards.every((key) => isSeat(key)),
  )
}

/** The zones of a seat to which the rulebook gives no place. */
export function unplacedOfSeat(view: View, rulebook: Rulebook, seat: SeatName): readonly ZoneView[] {
  return Object.values(view.zones).filter((zone) => zone.seat === seat && zone.host === undefined && isUnplaced(rulebook, zone))
}

/** Whether a zone is drawn now: the rulebook may say that it is drawn only while it holds cards, or only while it holds cards of certain types. */
export function isShown(view: View, { card }: Pick<Catalogue, 'card'>, { id, zone }: PlacedZone): boolean {
  const { shown, shownFor } = zone
  // the view does not list the cards of a hidden pile, so read the count
  if (shown === 'filled' && (view.zones[id]?.count ?? 0) === 0) return false
  if (shownFor === undefined) return true
  return cardsIn(view, id).some(({ code }) => code !== undefined && shownFor.includes(card(code)?.type ?? ''))
}

/** The zones whose cards are drawn side by side on the table, where they can be pressed as answers. */
export function openZones(view: View, rulebook: Rulebook): readonly ZoneView[] {
  const unplaced = new Set(unplacedOnTable(view, rulebook))
  return Object.values(view.zones).filter((zone) => {
    if (unplaced.has(zone)) return true
    const look = zone.host !== undefined || isUnplaced(rulebook, zone) ? undefined : entryIn(rulebook.zones, zone.name)?.look
    return look === 'row' || look === 'hand' || look === 'presented' || look === 'track'
  })
}

/** Whether a zone is a player's hand, which a folded seat leaves out. */
export function isHand(rulebook: Rulebook, { name, seat }: ZoneView): boolean {
  return seat !== undefined && entryIn(rulebook.zones, name)?.look === 'hand'
}

/** How a card in this zone is drawn when it is attached: `tucked` as a strip beside its host, `peeking` out behind it. */
export function liesOnHost(rulebook: Rulebook, { name }: ZoneView): 'tucked' | 'peeking' {
  return entryIn(rulebook.zones, name)?.look === 'peeking' ? 'peeking' : 'tucked'
}

/** The title of a zone; for a zone missing from the rulebook, words made from its name. */
export function zoneTitle(catalogue: Catalogue, name: string, cards: 'one' | 'several' = 'one'): string {
  const code = `board.zone.${name}`
  const several = `${code}.several`
  if (cards === 'several' && catalogue.has(several)) return catalogue.sentence(several, {})
  return catalogue.has(code) ? catalogue.sentence(code, {}) : readable(name)
}
