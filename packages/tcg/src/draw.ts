/** How cards are drawn. */
import { type Card, confirm, fieldOf, perform, table } from '@questwright/kernel'
import { mayTake } from './events.ts'
import { isStarterGame } from './state.ts'

/**
 * A player draws a card.
 * @returns whether there was a card that the player may draw
 */
export function drawCard(seat: Card): boolean {
  const deck = table().zone(`${seat.id}.deck`)
  if (mayTake(seat) === 0) return false
  if (!deck.top) offerReshuffle(seat)
  if (!deck.top) return false
  perform({ kind: 'drawn', subject: seat })
  return true
}

/** In a starter game a player without draw deck may shuffle the discard pile into a new one, once. */
function offerReshuffle(seat: Card): void {
  if (!isStarterGame() || fieldOf(seat, 'reshuffled') === 'yes' || table().zone(`${seat.id}.discard`).size === 0) return
  if (confirm(seat, 'reshuffle')) perform({ kind: 'reshuffled', subject: seat })
}
