import { cardsInPlay, type GameCard, type Player } from '@questwright/lcg'

/** The hidden cards of a player: encounter cards that lie face down before them, and nobody knows what they are. */
export function hiddenCards(player: Player): GameCard[] {
  return cardsInPlay().filter((card) => card.liesAs === 'hidden-card' && card.attachedTo === player)
}
