import { card, choose, enemiesInPlay, engage, response } from '@questwright/lcg'

export default card('son-of-arnor', [
  response.after(
    'entersPlay',
    { of: 'self', targets: ({ you }) => choose(enemiesInPlay().filter((enemy) => enemy.engagedWith !== you)) },
    ({ you, targets: enemy }) => engage(enemy, you),
  ),
])
