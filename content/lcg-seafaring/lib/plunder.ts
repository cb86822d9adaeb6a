import { choose, type GameCard, moveResources, type Player } from '@questwright/lcg'

/** An enemy takes a resource: its player moves one to it from the pool of one of the player's heroes. */
export function plunder(raider: GameCard, player: Player): void {
  const rich = player.heroes.filter((hero) => hero.resources > 0)
  moveResources(choose(rich, { by: player, as: 'choose-to-plunder' }), raider, 1)
}
