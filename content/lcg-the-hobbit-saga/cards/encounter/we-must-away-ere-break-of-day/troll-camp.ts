import { action, card, choose, discard, exhaustSelf, modifier, playersInOrder, spendOwnResources } from '@questwright/lcg'

import { isBilbo } from '../../../systems/baggins.ts'
import { isSack, sacksInPlay } from '../../../systems/sacks.ts'

export default card('troll-camp', [
  modifier('threat', {
    on: (card) => card.isEnemy && card.has('Troll'),
    by: () => playersInOrder().length,
    while: ({ self }) => self.inStaging,
  }),
  action(
    {
      slug: 'free',
      given: isBilbo,
      cost: [exhaustSelf, spendOwnResources(1)],
      targets: () => choose(sacksInPlay(), { as: 'choose-to-discard' }),
    },
    ({ targets: sack }) => {
      if (isSack(sack)) discard(sack)
    },
  ),
])
