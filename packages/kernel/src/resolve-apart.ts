import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { wipe } from './wipe.ts'
import type { Zone } from './zone.ts'

/**
 * Carries out what a card says that is played for its effect alone: it lies apart meanwhile and goes its way afterwards, whether or not the effect was
 * cancelled. One that its own effect took elsewhere stays there.
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
