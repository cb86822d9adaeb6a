import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { wipe } from './wipe.ts'
import type { Zone } from './zone.ts'

/**
 * Resolves a card that is played for its effect alone: it lies in a zone of its own meanwhile and moves on afterwards, even if the effect was
 * cancelled. A card that its own effect moved elsewhere stays there.
 * @param zones where it lies meanwhile, and where it goes
 */
export function resolveApart(card: Card, { apart, to }: { readonly apart: Zone; readonly to: () => Zone }, effect: () => void): void {
  const t = table()
  if (card.zone !== apart) t.move(card, apart)
  effect()
  if (card.zone !== apart) return
  wipe(card)
  t.move(card, to())
}
