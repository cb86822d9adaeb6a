/** Where and how zones are drawn: what the rulebook says of them, and what holds for those of which no chapter says it. */
import { entryIn, type Rulebook, type Zone } from '@questwright/rulebook'
import type { Catalogue } from './catalogue.ts'
import type { SeatName, View, ZoneView } from './door-types.ts'
import { readable } from './readable.ts'
import { isSeat } from './seat.ts'
import { cardsIn } from './view.ts'

/** A zone that has a place of its own, and the id under which a view has it. */
export interface PlacedZone {
  readonly id: string
  readonly name: string
  readonly zone: Zone
}

type Look = NonNullable<Zone['look']>

/** The zones of the table with one of these looks, in the order in which they are drawn. */
export function tableZones(rulebook: Rulebook, looks: readonly Look[]): readonly PlacedZone[] {
  return placedZones(rulebook, 'table', looks).map(([name, zone]) => ({ id: name, name, zone }))
}

/** The same of a seat. */
export function seatZones(rulebook: Rulebook, seat: SeatName, looks: readonly Look[]): readonly PlacedZone[] {
  return placedZones(rulebook, 'seat', looks).map(([name, zone]) => ({ id: `${seat}.${name}`, name, zone }))
}

function placedZones({ zones }: Rulebook, place: Zone['place'], looks: readonly Look[]): readonly (readonly [string, Zone])[] {
  return Object.entries(zones).filter(
    ([, zone]) => (zone.place ?? 'table') === place && zone.look !== undefined && looks.includes(zone.look),
  )
}

/** Whether no chapter says where a zone is drawn: it is drawn behind the others, so that nothing is dropped. */
function isUnplaced(rulebook: Rulebook, { name, seat }: ZoneView): boolean {
  const zone = entryIn(rulebook.zones, name)
  return zone?.look === undefined || (zone.place ?? 'table') !== (seat === undefined ? 'table' : 'seat')
}

/** Zones of the table that have no place of their own and hold cards. The one in which seats lie as cards is no zone to look at. */
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

/** Zones of a seat that have no place of their own. */
export function unplacedOfSeat(view: View, rulebook: Rulebook, seat: SeatName): readonly ZoneView[] {
  return Object.values(view.zones).filter((zone) => zone.seat === seat && zone.host === undefined && isUnplaced(rulebook, zone))
}

/** Whether there is anything to draw of a zone that is drawn for some cards only. */
export function isShown(view: View, { card }: Pick<Catalogue, 'card'>, { id, zone }: PlacedZone): boolean {
  const { shown, shownFor } = zone
  // a pile into which nobody may look lists no cards
  if (shown === 'filled' && (view.zones[id]?.count ?? 0) === 0) return false
  if (shownFor === undefined) return true
  return cardsIn(view, id).some(({ code }) => code !== undefined && shownFor.includes(card(code)?.type ?? ''))
}

/** Zones whose cards lie open on the table, where questions are answered on them. */
export function openZones(view: View, rulebook: Rulebook): readonly ZoneView[] {
  const unplaced = new Set(unplacedOnTable(view, rulebook))
  return Object.values(view.zones).filter((zone) => {
    if (unplaced.has(zone)) return true
    const look = zone.host !== undefined || isUnplaced(rulebook, zone) ? undefined : entryIn(rulebook.zones, zone.name)?.look
    return look === 'row' || look === 'hand' || look === 'presented'
  })
}

/** Whether a zone is what a player holds: where the seat is folded, it is left out. */
export function isHand(rulebook: Rulebook, { name, seat }: ZoneView): boolean {
  return seat !== undefined && entryIn(rulebook.zones, name)?.look === 'hand'
}

/** How cards of a zone lie on the card that is its host. */
export function liesOnHost(rulebook: Rulebook, { name }: ZoneView): 'tucked' | 'peeking' {
  return entryIn(rulebook.zones, name)?.look === 'peeking' ? 'peeking' : 'tucked'
}

/** What a zone is called; one that no chapter names in plain letters. */
export function zoneTitle(catalogue: Catalogue, name: string, cards: 'one' | 'several' = 'one'): string {
  const code = `board.zone.${name}`
  const several = `${code}.several`
  if (cards === 'several' && catalogue.has(several)) return catalogue.sentence(several, {})
  return catalogue.has(code) ? catalogue.sentence(code, {}) : readable(name)
}
