import { type Card, faceOf, zoneOf } from './card.ts'
import { seenBy } from './chance.ts'
import { PIECE } from './piece.ts'
import { listOf, type Zone } from './zone.ts'

/** Who may know which card, and how who may not calls it. */

/** Whether one of these seats may know a card where it lies. */
export function mayKnow(card: Card, seats: readonly string[]): boolean {
  // by far most cards lie open: nothing else of these is read
  if (isOpen(card)) return true
  // seats and the board itself are no secret, wherever they are kept
  if (card.code === PIECE.code) return true
  if (seenBy(card).some((seat) => seats.includes(seat))) return true
  if (faceOf(card) === 'down') return false
  return sees(zoneOf(card), seats)
}

/** Whether a card lies face up where everyone sees it. */
export function isOpen(card: Card): boolean {
  return faceOf(card) === 'up' && zoneOf(card).spec.visibility === 'everyone'
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
  return mayKnow(card, seats) ? card.id : `${zoneKey(zoneOf(card), seats)}.${listOf(zoneOf(card)).indexOf(card)}`
}

/** As `keyFor`; nothing for a card in a pile that nobody sees, whose place there is a secret too. */
export function shownName(card: Card, seats: readonly string[]): string | null {
  return mayKnow(card, seats) || zoneOf(card).spec.visibility !== 'nobody' ? keyFor(card, seats) : null
}

/** The name by which a viewer calls a zone: one that lies on a hidden card is named by the card's place. */
export function zoneKey(zone: Zone, seats: readonly string[]): string {
  return zone.host ? `${keyFor(zone.host, seats)}/${zone.name}` : zone.id
}
