import { enemiesInPlay, type GameCard } from '@questwright/lcg'

/** The enemies engaged with a player, or with any player. */
export function engagedEnemies(player?: GameCard): GameCard[] {
  return enemiesInPlay().filter((enemy) => enemy.engagedWith !== null && (player === undefined || enemy.engagedWith === player))
}
