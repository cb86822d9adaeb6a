import { cardsInPlay, type GameCard, type Player } from '@questwright/lcg'

/** The hidden cards of a player: face-down encounter cards in front of the player, which no player knows. */
export function hiddenCards(player: Player): GameCard[] {
  return cardsInPlay().filter((card) => card.liesAs === 'hidden-card' && card.attachedTo === player)
}
