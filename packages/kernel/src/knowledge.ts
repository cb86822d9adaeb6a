import type { Card } from './card.ts'
import { seenBy } from './chance.ts'
import { PIECE } from './piece.ts'
import { cardsOf, type Zone } from './zone.ts'

/** Who may know which card, and how who may not calls it. */

/** Whether one of these seats may know a card where it lies. */
export function mayKnow(card: Card, seats: readonly string[]): boolean {
  // seats and the board itself are no secret, wherever they are kept
  if (card.code === PIECE.code) return true
  if (seenBy(card).some((seat) => seats.includes(seat))) return true
  if (card.face === 'down') return false
  return sees(card.zone, seats)
}

/** Whether a card lies face up where everyone sees it. */
export function isOpen(card: Card): boolean {
  return card.face === 'up' && card.zone.spec.visibility === 'everyone'
}

function sees(zone: Zone, seats: readonly string[]): boolean {
  switch (zone.spec.visibility) {
    case 'everyone':
      return true
    case 'nobody':
      return false
    case 'seat':
      return zone.seatName !== null && seats.includes(zone.seatName)
  }
}

/** The name by which a viewer calls a card: its id where it may be known, else its place. */
export function keyFor(card: Card, seats: readonly string[]): string {
  return mayKnow(card, seats) ? card.id : `${zoneKey(card.zone, seats)}.${cardsOf(card.zone).indexOf(card)}`
}

/** As `keyFor`; nothing for a card in a pile that nobody sees, whose place there is a secret too. */
export function shownName(card: Card, seats: readonly string[]): string | null {
  return mayKnow(card, seats) || card.zone.spec.visibility !== 'nobody' ? keyFor(card, seats) : null
}

/** The name by which a viewer calls a zone: one that lies on a hidden card is named by the card's place. */
export function zoneKey(zone: Zone, seats: readonly string[]): string {
  return zone.host ? `${keyFor(zone.host, seats)}/${zone.name}` : zone.id
}
