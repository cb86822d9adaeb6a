/** Decides whether a card shows its back, and which back. */
import { entryIn, type Rulebook } from '@questwright/rulebook'
import type { CardView } from './door-types.ts'
import { isSeat } from './seat.ts'

/** Whether a card shows its back: the viewer may not see it, or it lies face down. */
export function showsBack(card: CardView): boolean {
  return card.knowledge === 'hidden' || card.code === undefined || card.marks.includes('face-down')
}

/** The name of the back that a card shows face down: the back of player cards where a seat owns it, else the back of its zone. */
export function backOf({ table, zones }: Rulebook, card: CardView): string | undefined {
  if (card.owner !== undefined && card.owner !== null) return table.backs?.owned
  const [seat = '', name = ''] = card.zone.split('.')
  return entryIn(zones, isSeat(seat) ? name : card.zone)?.back ?? table.backs?.others
}
