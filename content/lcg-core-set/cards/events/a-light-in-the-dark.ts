import { action, card, choose, enemiesInPlay, returnToStaging } from '@questwright/lcg'

export default card('a-light-in-the-dark', [
  action({ targets: () => choose(enemiesInPlay().filter((enemy) => enemy.engagedWith !== null)) }, ({ targets: enemy }) =>
    returnToStaging(enemy),
  ),
])
