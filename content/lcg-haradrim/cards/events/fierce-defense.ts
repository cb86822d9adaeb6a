import { action, card, choose, dealDamage, discard } from '@questwright/lcg'

export default card('fierce-defense', [
  action({ phase: 'combat', targets: ({ you }) => choose(you.engagedEnemies.filter((enemy) => !enemy.unique)) }, ({ targets: enemy }) =>
    dealDamage(enemy, 3),
  ),
  action(
    { phase: 'combat', keyword: 'valour', targets: ({ you }) => choose(you.engagedEnemies.filter((enemy) => !enemy.unique)) },
    ({ targets: enemy }) => discard(enemy),
  ),
])
