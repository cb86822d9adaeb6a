import { card, chooseUpTo, playersInOrder, ready, response } from '@questwright/lcg'

export default card('bamfurlong', [
  response.after('travels', { of: 'self' }, () => {
    for (const player of playersInOrder())
      if (player.engagedEnemies.some((enemy) => enemy.has('Nazgûl')))
        ready(
          chooseUpTo(
            player.heroes.filter((hero) => hero.exhausted),
            1,
            { by: player },
          ),
        )
  }),
])
