import { type Card, faceOf, zoneOf } from './card.ts'
import { seenBy } from './chance.ts'
import { anyTable } from './current-table.ts'
import { PIECE } from './piece.ts'
import { NO_OFFERS } from './run.ts'
import type { Table } from './table.ts'
import { listOf, type Zone } from './zone.ts'

/** Which seats may know a card, and the name under which others see it. */

/**
 * Called when a question is asked: the choosing seat sees the options from a hidden pile, as in a search, because places in such a pile
 * are secret and cannot tell the cards apart. A card in another hand, or face down on the table, stays hidden: the seat chooses among card backs.
 */
export function showOffered(
  t: Table,
  chooser: Card,
  options: readonly { readonly card?: Card | undefined; readonly other?: Card }[],
): void {
  t.run.offered = NO_OFFERS
  const shown = new Map<Card, string>()
  for (const { card, other } of options)
    for (const one of [card, other])
      if (one && zoneOf(one).spec.visibility === 'nobody' && !mayKnow(one, [chooser.id])) shown.set(one, chooser.id)
  if (shown.size === 0) return
  t.instruments.learning?.offered(chooser.id, [...shown.keys()])
  t.run.offered = shown
}

/** Whether one of these seats may know a card in its current zone. */
export function mayKnow(card: Card, seats: readonly string[]): boolean {
  // fast path: by far most cards are face up in a zone that everyone sees
  if (isOpen(card)) return true
  // seats and the board itself are never secret, in any zone
  if (card.code === PIECE.code) return true
  if (seenBy(card).some((seat) => seats.includes(seat))) return true
  const chooser = anyTable()?.run.offered.get(card)
  if (chooser !== undefined && seats.includes(chooser)) return true
  if (faceOf(card) === 'down') return false
  return sees(card, seats)
}

/** Whether a card lies face up where everyone sees it. */
export function isOpen(card: Card): boolean {
  if (faceOf(card) === 'down') return false
  const { visibility } = zoneOf(card).spec
  return visibility === 'everyone' || (visibility === 'top' && isOnTop(card))
}

function isOnTop(card: Card): boolean {
  return listOf(zoneOf(card)).at(-1) === card
}

function sees(card: Card, seats: readonly string[]): boolean {
  const zone = zoneOf(card)
  switch (zone.spec.visibility) {
    case 'everyone':
      return true
    case 'nobody':
      return false
    case 'top':
      return isOnTop(card) || (zone.seatName !== null && seats.includes(zone.seatName))
    case 'seat':
      return zone.seatName !== null && seats.includes(zone.seatName)
  }
}

/** The name of a card for a viewer: its id if the viewer may know it, else its place. */
export function keyFor(card: Card, seats: readonly string[]): string {
  return mayKnow(card, seats) ? card.id : `${zoneKey(zoneOf(card), seats)}.${listOf(zoneOf(card)).indexOf(card)}`
}

/** As `keyFor`; null for a hidden card in a pile that no seat sees, because its place there is secret as well. */
export function shownName(card: Card, seats: readonly string[]): string | null {
  return mayKnow(card, seats) || zoneOf(card).spec.visibility !== 'nobody' ? keyFor(card, seats) : null
}

/** The name of a zone for a viewer: a zone on a hidden card is named by the card's place. */
export function zoneKey(zone: Zone, seats: readonly string[]): string {
  return zone.host ? `${keyFor(zone.host, seats)}/${zone.name}` : zone.id
}
