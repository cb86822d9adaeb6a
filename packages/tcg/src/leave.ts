import { type Card, cardsOf, isInPlay, table, wipe } from '@questwright/kernel'
import { assignedTo, boardField } from './state.ts'

/**
 * Moves a card, in play or not, into a zone of its owner outside play. The cards that it bears and the cards stacked on it are discarded.
 * @param to the zone; the discard pile if not given
 */
export function leave(card: Card, to: 'discard' | 'dead' | 'hand' | 'deck' | 'adventure' = 'discard'): void {
  const t = table()
  // minions that were to skirmish it are unassigned; in its own skirmish they win
  if (isInPlay(card) && boardField('skirmish') !== card.id)
    for (const minion of assignedTo(card)) t.write(minion, 'fields', 'assigned', undefined)
  for (const zone of t.zonesHostedBy(card)) for (const on of cardsOf(zone).slice()) leave(on)
  wipe(card)
  t.move(card, t.zone(`${card.ownerName}.${to}`))
}
