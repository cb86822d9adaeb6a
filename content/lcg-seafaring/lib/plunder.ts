import { choose, type GameCard, moveResources, type Player } from '@questwright/lcg'

/** A raider takes a resource: its player moves it there from the pool of one of their heroes. */
export function plunder(raider: GameCard, player: Player): void {
  const rich = player.heroes.filter((hero) => hero.resources > 0)
  moveResources(choose(rich, { by: player, as: 'choose-to-plunder' }), raider, 1)
}
