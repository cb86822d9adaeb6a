import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { wipe } from './wipe.ts'
import type { Zone } from './zone.ts'

/**
 * Resolves a card that is played for its effect alone. During the effect the card is in the zone `apart`; afterwards it moves to the zone `to`,
 * even if the effect was cancelled. If the effect itself moved the card elsewhere, the card stays there.
 */
export function resolveApart(card: Card, { apart, to }: { readonly apart: Zone; readonly to: () => Zone }, effect: () => void): void {
  const t = table()
  if (card.zone !== apart) t.move(card, apart)
  effect()
  if (card.zone !== apart) return
  wipe(card)
  t.move(card, to())
}
