import type { Card } from './card.ts'
import { COPIES } from './copies.ts'
import { startLasting } from './effects.ts'

/** Gives cards the abilities that another card prints, until then: they work on them as on that card, while it is where they work. */
export function startCopying(from: Card, cards: readonly Card[], of: Card, until: string): void {
  startLasting({ from, slug: 'abilities', stat: COPIES, until, plain: { targets: cards, way: 'include', value: of.id } })
}
