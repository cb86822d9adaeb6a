import { PLACES, reads } from './aspects.ts'
import type { Card } from './card.ts'
import type { Table } from './table.ts'

/** All cards in zones that count as in play, in order of their numbers. */
export function cardsInPlay(t: Table): readonly Card[] {
  reads(PLACES)
  if (t.inPlay.placed !== t.placed) t.inPlay = { placed: t.placed, cards: t.cards.filter((card) => isInPlay(card)) }
  return t.inPlay.cards
}

/** Whether a card lies where cards are in play. */
export function isInPlay(card: Card): boolean {
  let zone = card.zone
  for (let i = 0; i < 8; i++) {
    if (zone.spec.play !== 'as-host') return zone.spec.play === 'in'
    if (card.face === 'down' || !zone.host) return false
    zone = zone.host.zone
  }
  return false
}
