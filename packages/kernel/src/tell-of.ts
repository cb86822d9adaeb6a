import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Json } from './json.ts'
import { isOpen, mayKnow } from './knowledge.ts'
import { reference, tell } from './story.ts'

interface Parts {
  readonly [name: string]: Json | Card | readonly Card[] | undefined
}

/** Writes a story line about a card: seats that may know it get the card and `known: 'yes'`, the others `known: 'no'` without the card. */
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
 * Moves a card and writes the move to the story, so that everyone who sees the card before or after the move gets its name.
 * @param move moves the card
 */
export function tellMove(kind: string, card: Card, parts: Parts, move: () => void): void {
  const isSeenBefore = isOpen(card)
  if (isSeenBefore) tell(kind, { ...parts, card })
  move()
  if (!isSeenBefore) tell(kind, { ...parts, card })
}
