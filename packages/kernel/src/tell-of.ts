import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Json } from './json.ts'
import { isOpen, mayKnow } from './knowledge.ts'
import { reference, tell } from './story.ts'

/** Tells of a card that may lie hidden: who may not know it is told the same with `known` as `no`, and without the card. */
export function tellOf(kind: string, card: Card, parts: { readonly [name: string]: Json | Card } = {}): void {
  const { seats } = table()
  if (isOpen(card)) {
    tell(kind, { ...parts, card })
    return
  }
  const knowing = seats.filter((seat) => mayKnow(card, [seat.id])).map((seat) => seat.id)
  if (knowing.length === seats.length) tell(kind, { ...parts, card })
  else tell(kind, { ...parts, known: 'no' }, { seats: knowing, parts: { known: 'yes', card: reference(card) } })
}
