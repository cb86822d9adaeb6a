import { addResources, card, choose, eachPlayer, forced, loseResources, response } from '@questwright/lcg'
import { isInSight } from '../../../lib/shuffled-away.ts'
import { bilbo } from '../../../systems/baggins.ts'

export default card('lone-lands', [
  forced.after('progressPlaced', { of: 'self', when: ({ self }) => isInSight(self) }, () =>
    eachPlayer((player) => {
      const able = player.heroes.filter((hero) => hero.resources > 0)
      loseResources(choose(able, { by: player, as: 'choose-to-lose' }), 1)
    }),
  ),
  response.after('explored', { of: 'self', player: 'first', when: ({ self }) => isInSight(self) }, () => addResources(bilbo(), 1)),
])
