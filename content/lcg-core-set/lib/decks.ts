import { type Player, playersInOrder } from '@questwright/lcg'

/** The players who have cards in their decks, to draw or to look at. */
export function playersWithDecks(): Player[] {
  return playersInOrder().filter((player) => player.deck.length > 0)
}
