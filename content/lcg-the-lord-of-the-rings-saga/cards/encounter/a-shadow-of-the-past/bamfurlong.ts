import { card, chooseUpTo, eachPlayer, ready, response } from '@questwright/lcg'

export default card('bamfurlong', [
  response.after('travels', { of: 'self' }, () =>
    eachPlayer((player) => {
      if (player.engagedEnemies.some((enemy) => enemy.has('Nazgûl')))
        ready(
          chooseUpTo(
            player.heroes.filter((hero) => hero.exhausted),
            1,
            { by: player },
          ),
        )
    }),
  ),
])
