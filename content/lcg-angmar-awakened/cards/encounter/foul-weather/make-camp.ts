import { cannot, card, choose, eachPlayer, healUpTo, response } from '@questwright/lcg'

export default card('make-camp', [
  cannot('healed', { on: (other) => other.isCharacter }),
  response.after('stageDefeated', { of: 'self' }, () =>
    eachPlayer((player) => {
      healUpTo(
        choose(
          player.heroes.filter((hero) => hero.damage > 0),
          { by: player },
        ),
        3,
        { by: player },
      )
    }),
  ),
])
