import type { Card } from './card.ts'
import { COPIES } from './copies.ts'
import { startLasting } from './effects.ts'

/**
 * Gives `cards` the printed abilities of `of` until the moment `until`. The abilities work on each of `cards` as on `of`, but only while `of`
 * is in a zone from which they work.
 */
export function startCopying(from: Card, cards: readonly Card[], of: Card, until: string): void {
  startLasting({ from, slug: 'abilities', stat: COPIES, until, plain: { targets: cards, way: 'include', value: of.id } })
}
