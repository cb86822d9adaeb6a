import type { Card } from './card.ts'
import type { Table } from './table.ts'

/** Cards that have the printed abilities of another card for a time, besides their own. */

/** Under this name the effect is kept; its value is the id of the card whose abilities are had. */
export const COPIES = 'abilities of'

/** The cards on which the own abilities of a card work: on itself, and on those that have them for a time. */
export function withCopies(t: Table, source: Card): readonly Card[] {
  const effects = t.registry.effects(COPIES)
  if (effects.length === 0) return [source]
  const copies = effects.flatMap(({ data }) => (data.value === source.id ? (data.targets as readonly string[]) : []))
  return [source, ...new Set(copies.map((id) => t.card(id)).filter((card) => card !== source))]
}
