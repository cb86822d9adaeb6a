import type { Card } from './card.ts'
import type { Table } from './table.ts'

/** Cards that temporarily have the printed abilities of another card besides their own. */

/** The stat name of the lasting effect that makes a card a copy; the value of the effect is the id of the card whose abilities are copied. */
export const COPIES = 'abilities of'

/** The cards on which the printed abilities of a card work: itself, and the cards that copy it now. */
export function withCopies(t: Table, source: Card): readonly Card[] {
  const effects = t.registry.effects(COPIES)
  if (effects.length === 0) return [source]
  const copies = effects.flatMap(({ data }) => (data.value === source.id ? (data.targets as readonly string[]) : []))
  return [source, ...new Set(copies.map((id) => t.card(id)).filter((card) => card !== source))]
}
