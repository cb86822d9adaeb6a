import { enemiesInPlay, type GameCard } from '@questwright/lcg'

/** Enemies in front of players: of all, or of one. */
export function engagedEnemies(player?: GameCard): GameCard[] {
  return enemiesInPlay().filter((enemy) => enemy.engagedWith !== null && (player === undefined || enemy.engagedWith === player))
}
