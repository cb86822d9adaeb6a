import { addResources, card, choose, eachPlayer, forced, loseResources, response } from '@questwright/lcg'

import { bilbo } from '../../../systems/baggins.ts'

export default card('lone-lands', [
  forced.after('progressPlaced', { of: 'self', when: ({ self }) => self.zone.name !== 'encounter-deck' }, () =>
    eachPlayer((player) => {
      loseResources(
        choose(
          player.heroes.filter((hero) => hero.resources > 0),
          { by: player, as: 'choose-to-lose' },
        ),
        1,
      )
    }),
  ),
  response.after('explored', { of: 'self', player: 'first', when: ({ self }) => self.zone.name !== 'encounter-deck' }, () =>
    addResources(bilbo(), 1),
  ),
])
