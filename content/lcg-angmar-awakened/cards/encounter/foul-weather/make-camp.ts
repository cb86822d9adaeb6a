import { cannot, card, choose, eachPlayer, healUpTo, response } from '@questwright/lcg'

export default card('make-camp', [
  cannot('healed', { on: (other) => other.isCharacter }),
  response.after('stageDefeated', { of: 'self' }, () =>
    eachPlayer((player) => {
      const hurt = player.heroes.filter((hero) => hero.damage > 0)
      healUpTo(choose(hurt, { by: player }), 3, { by: player })
    }),
  ),
])
