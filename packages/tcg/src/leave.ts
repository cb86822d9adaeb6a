import { type Card, cardsOf, table, wipe } from '@questwright/kernel'

/**
 * Moves a card out of play into a pile of its owner. The cards that it bears and the cards stacked on it are discarded.
 * @param to the pile; the discard pile if not given
 */
export function leave(card: Card, to: 'discard' | 'dead' | 'hand' | 'deck' | 'adventure' = 'discard'): void {
  const t = table()
  for (const zone of t.zonesHostedBy(card)) for (const on of cardsOf(zone).slice()) leave(on)
  wipe(card)
  t.move(card, t.zone(`${card.ownerName}.${to}`))
}
