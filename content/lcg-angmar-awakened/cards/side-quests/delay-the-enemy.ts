import { card, chooseUpTo, discard, eachPlayer, playersInOrder, response } from '@questwright/lcg'

export default card('delay-the-enemy', [
  response.when(
    'stageDefeated',
    { of: 'self', when: () => playersInOrder().some((player) => player.engagedEnemies.filter((enemy) => !enemy.unique).length > 0) },
    () =>
      eachPlayer((player) =>
        discard(
          chooseUpTo(
            player.engagedEnemies.filter((enemy) => !enemy.unique),
            1,
            { by: player, as: 'choose-to-discard' },
          ),
        ),
      ),
  ),
])
