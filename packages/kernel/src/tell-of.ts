import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Json } from './json.ts'
import { isOpen, mayKnow } from './knowledge.ts'
import { reference, tell } from './story.ts'

interface Parts {
  readonly [name: string]: Json | Card | readonly Card[] | undefined
}

/** Tells of a card that may lie hidden: seats that may know it get the card with `known` as `yes`, and the others the same line with `known` as `no` and without the card. */
export function tellOf(kind: string, card: Card, parts: Parts = {}): void {
  const { seats } = table()
  if (isOpen(card)) {
    tell(kind, { ...parts, known: 'yes', card })
    return
  }
  const knowing = seats.filter((seat) => mayKnow(card, [seat.id])).map((seat) => seat.id)
  if (knowing.length === seats.length) tell(kind, { ...parts, known: 'yes', card })
  else tell(kind, { ...parts, known: 'no' }, { seats: knowing, parts: { known: 'yes', card: reference(card) } })
}

/**
 * Moves a card and tells of it with the card named to everyone who sees it on one end of the way: before the move where it lies open, else after it.
 * @param move puts the card where it goes
 */
export function tellMove(kind: string, card: Card, parts: Parts, move: () => void): void {
  const isSeenBefore = isOpen(card)
  if (isSeenBefore) tell(kind, { ...parts, card })
  move()
  if (!isSeenBefore) tell(kind, { ...parts, card })
}
