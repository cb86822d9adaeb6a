import { action, card, choose, dealDamage, discard, type GameCard, type Player } from '@questwright/lcg'

export default card('fierce-defense', [
  action({ phase: 'combat', targets: ({ you }) => choose(foesOf(you)) }, ({ targets: enemy }) => dealDamage(enemy, 3)),
  action({ phase: 'combat', keyword: 'valour', targets: ({ you }) => choose(foesOf(you)) }, ({ targets: enemy }) => discard(enemy)),
])

function foesOf(player: Player): GameCard[] {
  return player.engagedEnemies.filter((enemy) => !enemy.unique)
}
