import { type Card, faceOf, zoneOf } from './card.ts'
import { seenBy } from './chance.ts'
import { PIECE } from './piece.ts'
import type { Table } from './table.ts'
import { listOf, type Zone } from './zone.ts'

/** Who may know which card, and how who may not calls it. */

/** Cards that a pending question offers out of a hidden pile, with the seat that chooses. No part of the state: it lasts as long as the question. */
const offered = new WeakMap<Card, string>()

/**
 * A question is put: its chooser sees the options out of a hidden pile, as in a search. Its cards cannot be told apart by where they
 * lie, for their places are secret, too. A card in another hand, or face down in the open, stays hidden: there one chooses between backs.
 */
export function showOffered(
  t: Table,
  chooser: Card,
  options: readonly { readonly card?: Card | undefined; readonly other?: Card }[],
): void {
  hideOffered(t)
  for (const { card, other } of options) {
    if (card) showOne(t, chooser.id, card)
    if (other) showOne(t, chooser.id, other)
  }
}

function showOne(t: Table, seat: string, card: Card): void {
  if (zoneOf(card).spec.visibility !== 'nobody' || mayKnow(card, [seat])) return
  offered.set(card, seat)
  t.offered = [...t.offered, card]
}

/** The question is answered, or the run that put it is rolled back: the offered cards are hidden again. */
export function hideOffered(t: Table): void {
  if (t.offered.length === 0) return
  for (const card of t.offered) offered.delete(card)
  t.offered = NONE
}

const NONE: readonly Card[] = Object.freeze([])

/** Whether one of these seats may know a card where it lies. */
export function mayKnow(card: Card, seats: readonly string[]): boolean {
  // by far most cards lie open: nothing else of these is read
  if (isOpen(card)) return true
  // seats and the board itself are no secret, wherever they are kept
  if (card.code === PIECE.code) return true
  if (seenBy(card).some((seat) => seats.includes(seat))) return true
  const chooser = offered.get(card)
  if (chooser !== undefined && seats.includes(chooser)) return true
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
